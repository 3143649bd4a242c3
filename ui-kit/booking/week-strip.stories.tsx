import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { days } from "../compositions/week.ts";
import { WeekStrip } from "./week-strip.tsx";

const guide = {
  use: [
    "In the panel of a practitioner, in the booking below 940 px and when a session is moved: seven days, with dots for how much is free.",
    "Above the practitioner's calendar when one day is shown, as always on a phone; the dots then count sessions.",
  ],
  avoid: [
    "MonthCalendar where there is room for weeks and the person plans far ahead.",
    "DateField for a date without free times.",
  ],
  words: {
    rule:
      "Weekday and number suffice for the eye; the accessible name says the whole date and how many times are free.",
    et: "teisipäev, 24. november, 5 vaba aega",
    en: "Tuesday, 24 November, 5 free",
    ru: "вторник, 24 ноября, 5 свободных окон",
  },
  related: ["Booking/SlotPicker", "Booking/MonthCalendar", "Booking/BookingPanel"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/WeekStrip",
  component: WeekStrip,
  parameters: {
    guide,
    keyboard: { "Tab": "moves to the selected day", "← →": "selects the previous or next one" },
  },
} satisfies Meta<typeof WeekStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  args: { label: "Next 7 days", days, picked: "2026-11-24", onPick: () => {} },
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return <WeekStrip {...args} picked={picked} onPick={setPicked} />;
  },
};
export const AllTaken: Story = {
  args: {
    label: "Next 7 days",
    days: days.map((day) => ({ ...day, free: "none" })),
    onPick: () => {},
  },
};
export const YearEnd: Story = {
  args: {
    label: "7 päeva alates 28. detsembrist",
    days: ["E", "T", "K", "N", "R", "L", "P"].map((weekday, at) => ({
      date: at < 4 ? `2026-12-${28 + at}` : `2027-01-0${at - 3}`,
      weekday,
      day: String(at < 4 ? 28 + at : at - 3),
      free: at === 3 ? "many" as const : "none" as const,
      label: at < 4 ? `${28 + at}. detsember 2026` : `${at - 3}. jaanuar 2027`,
    })),
    picked: "2026-12-31",
    onPick: () => {},
  },
};
export const RightToLeft: Story = { ...Free, globals: { direction: "rtl" } };
