import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { days } from "../compositions/week.ts";
import { WeekStrip } from "./week-strip.tsx";

const meta = {
  title: "Booking/WeekStrip",
  component: WeekStrip,
  parameters: {
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
