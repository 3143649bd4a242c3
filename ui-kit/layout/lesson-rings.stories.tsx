import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { LessonRings } from "./lesson-rings.tsx";

const guide = {
  use: [
    "At the contents of a course and beside each lesson: a ring for each lesson that is done, a dotted one for the open one.",
  ],
  avoid: [
    "LessonLine in a row of the shelf.",
    "QuestionRings for the test, which has parts and skipped questions; GrowthRings for the year of a person.",
  ],
  words: {
    rule: "Say once what a ring is; the label counts.",
    et: "Iga õppetund on üks rõngas.",
    en: "Each lesson is a ring.",
    ru: "Каждый урок — одно кольцо.",
  },
  related: [
    "Layout/LessonLine",
    "Navigation/LessonLinks",
    "Layout/CertificatePaper",
    "Layout/QuestionRings",
  ],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/LessonRings",
  component: LessonRings,
  parameters: { guide },
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
export const NotBegun: Story = {
  args: { lessons: ["now", "coming", "coming", "coming"], label: "0 of 4 lessons done" },
};
export const OneLesson: Story = { args: { lessons: ["now"], label: "0 of 1 lesson done" } };
