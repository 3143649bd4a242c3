import type { Meta, StoryObj } from "@storybook/react-vite";
import { CompletenessRing } from "./completeness-ring.tsx";

const meta = {
  title: "Feedback/CompletenessRing",
  component: CompletenessRing,
} satisfies Meta<typeof CompletenessRing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Six parts of eight are ready",
    parts: ["warning", "error", "waiting", "done", "done", "done", "done", "done"],
  },
};
export const Empty: Story = {
  args: { label: "No part of eight is ready", parts: Array(8).fill("open") },
};
export const Complete: Story = {
  args: { label: "All eight parts are ready", parts: Array(8).fill("done") },
};
