import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinePlot } from "./line-plot.tsx";

const weeks = ["31 Aug", "7 Sep", "14 Sep", "21 Sep", "28 Sep", "5 Oct", "12 Oct", "19 Oct"];

const meta = {
  title: "Layout/LinePlot",
  component: LinePlot,
  args: {
    label: "Booked and held sessions by week: 97 booked and 61 held this week",
    formatValue: String,
    points: weeks.map((name, at) => ({ id: name, name, finished: at < weeks.length - 1 })),
    lines: [
      { id: "booked", text: "97 booked", values: [52, 60, 58, 71, 80, 77, 92, 97] },
      { id: "held", text: "61 held", values: [40, 48, 46, 60, 66, 64, 78, 61] },
    ],
  },
} satisfies Meta<typeof LinePlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

/** Nothing happened yet. */
export const Empty: Story = {
  args: {
    label: "No bookings yet",
    lines: [{ id: "booked", text: "0 booked", values: weeks.map(() => 0) }],
  },
};

/** Both lines end at the same height, and there are many points. */
export const Close: Story = {
  args: {
    label: "Two years of weeks",
    points: Array.from({ length: 104 }, (_, at) => ({
      id: String(at),
      name: `${at + 1}.`,
      finished: at < 103,
    })),
    lines: [
      { id: "a", text: "20 first", values: Array.from({ length: 104 }, (_, at) => at % 21) },
      { id: "b", text: "20 second", values: Array.from({ length: 104 }, (_, at) => 20 - at % 2) },
    ],
  },
};
