import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { QuestionRings, type QuestionState } from "./question-rings.tsx";

const guide = {
  use: [
    "Beside the question of the test from 992 px, small above it on a phone; complete on its last page.",
    "Skipped stays dashed: the test never pretends that a question was answered.",
  ],
  avoid: [
    "LessonRings for a course, GrowthRings for the year in the journal.",
    "CompletenessRing where parts are done in any order.",
  ],
  words: {
    rule: "The label says which question of how many; the caption says once what a ring is.",
    et: "8. küsimus 16-st",
    en: "Question 8 of 16",
    ru: "Вопрос 8 из 16",
  },
  related: [
    "Layout/QuestionLayout",
    "Layout/PartList",
    "Layout/LessonRings",
    "Feedback/CompletenessRing",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/QuestionRings",
  component: QuestionRings,
  parameters: { guide },
  decorators: [(Story) => (
    <div style={{ inlineSize: "min(320px, 100%)" }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof QuestionRings>;

export default meta;

type Story = StoryObj<typeof meta>;

const coming = (count: number): QuestionState[] => Array(count).fill("coming");

export const Default: Story = {
  args: {
    label: "Question 8 of 16",
    parts: [
      ["answered", "answered", "answered", "skipped", "answered", "answered"],
      ["answered", "now", ...coming(4)],
      coming(4),
    ],
  },
};
export const Empty: Story = { args: { parts: [coming(6), coming(6), coming(4)] } };
export const Complete: Story = {
  args: {
    label: "All 16 questions are answered",
    parts: [6, 6, 4].map((count): QuestionState[] => Array(count).fill("answered")),
  },
};
export const Small: Story = {
  args: { ...Default.args, parts: Default.args!.parts!, variant: "small" },
};
export const AllSkipped: Story = {
  args: {
    label: "All 16 questions are skipped",
    parts: [6, 6, 4].map((count): QuestionState[] => Array(count).fill("skipped")),
  },
};
