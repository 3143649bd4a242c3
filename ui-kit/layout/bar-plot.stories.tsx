import type { Meta, StoryObj } from "@storybook/react-vite";
import { BarPlot } from "./bar-plot.tsx";

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const meta = {
  title: "Layout/BarPlot",
  component: BarPlot,
  args: {
    label: "Booked hours by weekday: Friday is the fullest with 7 of 8 hours, Wednesday has 2 of 8",
    formatValue: (value) => `${value} h`,
    bars: days.map((name, nth) => ({
      id: name,
      name,
      outOf: nth < 5 ? 8 : 0,
      parts: [{ look: "filled", value: [4, 5, 2, 6, 7, 0, 0][nth]! }],
    })),
  },
} satisfies Meta<typeof BarPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OutOf: Story = {};

/** 52 bars: only some have their names. */
export const Stacked: Story = {
  args: {
    label: "Sessions by week over a year",
    formatValue: String,
    bars: Array.from({ length: 52 }, (_, week) => ({
      id: `week ${week}`,
      name: `w ${week + 1}`,
      parts: [
        { look: "filled", value: week < 48 ? 3 + week % 5 : 0 },
        { look: "mark", value: week % 11 === 0 ? 1 : 0 },
        { look: "open", value: week >= 48 ? 4 : 0 },
        { look: "line", value: week % 7 === 0 ? 1 : 0 },
      ],
    })),
    legend: [
      { look: "filled", text: "Took place 240" },
      { look: "mark", text: "Missed 5" },
      { look: "open", text: "To come 16" },
      { look: "line", text: "Cancelled 8" },
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
