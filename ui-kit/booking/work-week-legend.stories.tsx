import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkWeekLegend } from "./work-week-legend.tsx";

const meta = {
  title: "Booking/WorkWeekLegend",
  component: WorkWeekLegend,
  args: {
    label: "Kinds of time",
    items: [
      { kind: "open", label: "working hours" },
      { kind: "session", label: "session" },
      { kind: "break", label: "break" },
      { kind: "hold", label: "held" },
      { kind: "busy", label: "other calendar" },
    ],
  },
} satisfies Meta<typeof WorkWeekLegend>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {};
