import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { free } from "../compositions/week.ts";
import { MonthCalendar } from "./month-calendar.tsx";

const meta = {
  title: "Booking/MonthCalendar",
  component: MonthCalendar,
  parameters: {
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
