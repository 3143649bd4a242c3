import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { MonthLinks } from "./month-links.tsx";

const guide = {
  use: [
    "Below the year of rings in the journal: each month with the number of its sessions, as a way to the sessions of that month.",
    "Leave href out for a month without sessions; it stays as a name, so that the year keeps its shape.",
  ],
  avoid: [
    "MonthCalendar for choosing a day with free times.",
    "Select for a period that is one filter among others.",
  ],
  words: {
    rule: "The short name of the month and a number; the accessible name says what is counted.",
    et: "Nov 3 (november: 3 kohtumist)",
    en: "Nov 3 (November: 3 sessions)",
    ru: "Ноя 3 (ноябрь: 3 встречи)",
  },
  related: ["Booking/MonthCalendar", "Layout/GrowthRings", "Navigation/Tabs"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/MonthLinks",
  component: MonthLinks,
  parameters: { guide, keyboard: { "Tab": "moves between months", "Enter": "shows the month" } },
} satisfies Meta<typeof MonthLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const Default: Story = {
  args: {
    label: "Sessions by month",
    months: names.map((name, i) => ({
      name,
      title: `${name}: ${i} sessions`,
      count: i,
      href: i > 6 ? `?month=${i}` : undefined,
      current: i === 9,
    })),
  },
};
export const EmptyYear: Story = {
  args: {
    label: "Sessions by month",
    months: names.map((name) => ({ name, title: `${name}: no sessions`, count: 0 })),
  },
};
export const LargeNumbers: Story = {
  args: {
    label: "Sessions by month",
    months: names.map((name, i) => ({
      name,
      title: `${name}: 1234 sessions`,
      count: "1234",
      href: `?month=${i}`,
    })),
  },
  globals: { viewport: { value: "phone" } },
};
