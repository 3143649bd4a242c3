import type { Meta, StoryObj } from "@storybook/react-vite";
import { LessonLine } from "./lesson-line.tsx";

const meta = {
  title: "Layout/LessonLine",
  component: LessonLine,
  args: { done: 1, count: 4, share: 0.6, label: "1 of 4 lessons done" },
} satisfies Meta<typeof LessonLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Done: Story = { args: { done: 4, share: 0, label: "4 of 4 lessons done" } };
export const Many: Story = { args: { done: 13, count: 40, label: "13 of 40 lessons done" } };
