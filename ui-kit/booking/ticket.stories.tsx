import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../controls/link.tsx";
import { Ticket } from "./ticket.tsx";

const meta = {
  title: "Booking/Ticket",
  component: Ticket,
  args: {
    date: {
      weekday: "Tue",
      day: "24",
      month: "Nov",
      longWeekday: "Tuesday",
      dayAndMonth: "24 Nov",
      dateTime: "2026-11-24T16:15:00Z",
    },
    time: "18:15–19:05",
    lines: ["Külli Mägi · Body psychotherapy", "50 min · €65 · Poska 12, Tallinn"],
  },
} satisfies Meta<typeof Ticket>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: "phone" } } };
export const WithChange: Story = {
  globals: { viewport: { value: "phone" } },
  args: { action: <Link href="#times">Change</Link> },
};
export const Gone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { gone: true, time: "18:15" },
};
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    time: "18:15 (GMT+10:30)–19:05 (GMT+11)",
    lines: ["Anna-Kristiina Kuusemäe-Tammelaid · Kehapsühhoteraapia ja somaatiline kogemine"],
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
