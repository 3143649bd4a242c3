import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./progress.tsx";

const meta = { title: "Feedback/Progress", component: Progress } satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ring: Story = {
  args: { label: "Questions answered", value: 4, max: 9, text: "4 / 9" },
};
export const Line: Story = {
  args: { label: "Lessons done", value: 2, max: 6, shape: "line", text: "2 of 6" },
};
export const Empty: Story = {
  args: { label: "Questions answered", value: 0, max: 9, text: "0 / 9" },
};
export const Complete: Story = {
  args: { label: "Lessons done", value: 6, max: 6, shape: "line", text: "6 of 6" },
};
