import type { Meta, StoryObj } from "@storybook/react-vite";
import { LessonRings } from "./lesson-rings.tsx";

const meta = {
  title: "Layout/LessonRings",
  component: LessonRings,
  args: { lessons: ["done", "now", "coming", "coming"], label: "1 of 4 lessons done" },
} satisfies Meta<typeof LessonRings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Done: Story = {
  args: { lessons: ["done", "done", "done", "done"], label: "4 of 4 lessons done" },
};
export const Many: Story = {
  args: {
    lessons: Array.from({ length: 24 }, (_, at) => at < 9 ? "done" as const : "coming" as const),
    label: "9 of 24 lessons done",
  },
};
