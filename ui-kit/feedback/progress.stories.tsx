import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Progress } from "./progress.tsx";

const guide = {
  use: [
    "As a line for a file being sent, with the percent and the seconds that are left.",
  ],
  avoid: [
    "QuestionRings for the test and LessonRings for a course, where each part has a name.",
    "Skeleton or a pending Button when the length is not known.",
  ],
  words: {
    rule: "The name says what is going on; the text counts in the unit of the thing.",
    et: "62 % · umbes 20 s",
    en: "62% · about 20 s",
    ru: "62 % · около 20 с",
  },
  examples: [{
    right: "Line",
    wrong: "InventedShare",
    why:
      "The share is made up and stands still at the end. Without a known length a Skeleton is honest.",
  }],
  related: ["Feedback/UploadRow", "Layout/QuestionRings", "Layout/LessonRings", "Layout/Skeleton"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  parameters: { guide },
} satisfies Meta<typeof Progress>;

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
export const NineDigits: Story = {
  args: {
    label: "Baite saadetud",
    value: 98_765_432,
    max: 123_456_789,
    shape: "line",
    text: "98 765 432 / 123 456 789",
  },
  globals: { viewport: { value: "phone" } },
};
export const InventedShare: Story = {
  args: { label: "Looking for times", value: 99, max: 100, shape: "line", text: "Almost there" },
};
export const LongWords: Story = {
  args: { ...Ring.args, label: "Vastatud sobivusküsimustiku küsimusi" },
};
