import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./progress.tsx";

const meta = { title: "Feedback/Progress", component: Progress } satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ring: Story = {
  args: { label: "Questions answered", done: 4, of: 9, words: "4 / 9" },
};
export const Line: Story = {
  args: { label: "Lessons done", done: 2, of: 6, shape: "line", words: "2 of 6" },
};
export const NotBegun: Story = {
  args: { label: "Questions answered", done: 0, of: 9, words: "0 / 9" },
};
export const Done: Story = {
  args: { label: "Lessons done", done: 6, of: 6, shape: "line", words: "6 of 6" },
};
