import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { LessonLine } from "./lesson-line.tsx";

const guide = {
  use: [
    "In CourseLead and CourseRow, where a course has one line of room: how many lessons are done, with the begun one in part.",
  ],
  avoid: [
    "LessonRings on the page of the course itself, where the drawing has room.",
    "Progress for an upload; a lesson is not a percentage.",
  ],
  words: {
    rule: "Count lessons, not per cent.",
    et: "1 õppetund läbitud, kokku 4",
    en: "1 lesson done of 4",
    ru: "Пройдено уроков: 1 из 4",
  },
  related: ["Layout/LessonRings", "Layout/CourseRow", "Feedback/Progress"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/LessonLine",
  component: LessonLine,
  parameters: { guide },
  args: { done: 1, count: 4, share: 0.6, label: "1 of 4 lessons done" },
} satisfies Meta<typeof LessonLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Done: Story = { args: { done: 4, share: 0, label: "4 of 4 lessons done" } };
export const Many: Story = { args: { done: 13, count: 40, label: "13 of 40 lessons done" } };
export const NotBegun: Story = { args: { done: 0, share: 0, label: "0 of 4 lessons done" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
