import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { DayHeading } from "./day-heading.tsx";

const guide = {
  use: [
    "Above the times of the chosen day, in the panel of a practitioner and in the booking, with the number of free times.",
    "Above each day of the links that stand there when scripts do not run.",
  ],
  avoid: [
    "AgendaDay for a day of sessions, which has its own head with hours.",
    "Section for a part of the page; this heading is one level below it.",
  ],
  words: {
    rule:
      "The whole weekday and date, because a wrong day costs a meeting; the number is of times, not of rooms.",
    et: "teisipäev, 24. november, 5 vaba aega",
    en: "Tuesday, 24 November, 5 free",
    ru: "вторник, 24 ноября, 5 свободных окон",
  },
  related: ["Booking/SlotPicker", "Booking/WeekStrip", "Booking/BookingPanel"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/DayHeading",
  component: DayHeading,
  parameters: { guide },
} satisfies Meta<
  typeof DayHeading
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { day: "Tuesday, 24 November", free: "5 free" } };
export const Full: Story = { args: { day: "Tuesday, 24 November" } };
export const LongNames: Story = {
  args: { day: "воскресенье, 27 сентября 2026 г.", free: "123 свободных окна" },
  globals: { viewport: { value: "phone" } },
};
