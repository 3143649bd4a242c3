import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { free } from "../compositions/week.ts";
import { MonthCalendar } from "./month-calendar.tsx";

const guide = {
  use: [
    "In the booking from 940 px, beside the times of the chosen day, when a person plans weeks ahead.",
  ],
  avoid: [
    "WeekStrip below 940 px and in the panel of a practitioner: seven days are what fits and what is mostly wanted.",
    "DateField for a date that is no free time, such as a day of birth or the day a card is sent.",
  ],
  words: {
    rule: "The label says what the marks mean; days have no words of their own.",
    et: "Vabad päevad",
    en: "Days with free times",
    ru: "Свободные дни",
  },
  related: ["Booking/WeekStrip", "Booking/SlotPicker", "Controls/DateField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/MonthCalendar",
  component: MonthCalendar,
  parameters: {
    guide,
    keyboard: {
      "← → ↑ ↓": "moves by a day or a week",
      "Page Up, Page Down": "moves by a month",
      "Enter": "selects a day with free times",
    },
  },
} satisfies Meta<
  typeof MonthCalendar
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  args: {
    label: "Days with free times",
    freeDates: free,
    today: "2026-11-20",
    picked: "2026-11-24",
    onPick: () => {},
  },
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return <MonthCalendar {...args} picked={picked} onPick={setPicked} />;
  },
};
export const AllTaken: Story = {
  args: {
    label: "Days with free times",
    freeDates: new Set<string>(),
    today: "2026-11-20",
    onPick: () => {},
  },
};
export const YearEnd: Story = {
  args: {
    label: "Vabad päevad",
    freeDates: new Set(["2026-12-29", "2026-12-31", "2027-01-02"]),
    today: "2026-12-28",
    picked: "2026-12-31",
    max: "2027-01-10",
    onPick: () => {},
  },
};
