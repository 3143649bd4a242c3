import type { Meta, StoryObj } from "@storybook/react-vite";
import { DotPlot } from "./dot-plot.tsx";

const meta = {
  title: "Layout/DotPlot",
  component: DotPlot,
  args: {
    label: "Of 60 sessions 56 took place, 3 were cancelled late, and one client did not come",
    dots: Array.from({ length: 60 }, (_, nth) => {
      if (nth === 17) return "ring";
      return nth % 23 === 9 ? "cross" : "filled";
    }),
    legend: [
      { look: "filled", text: "took place 56" },
      { look: "cross", text: "cancelled late 3" },
      { look: "ring", text: "did not come 1" },
    ],
  },
} satisfies Meta<typeof DotPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
