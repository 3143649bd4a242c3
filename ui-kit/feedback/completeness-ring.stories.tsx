import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CompletenessRing } from "./completeness-ring.tsx";

const guide = {
  use: [
    "In the head of the profile editor: eight parts, how many are ready, and whether one needs attention.",
  ],
  avoid: [
    "QuestionRings for the test, where each question has its place.",
    "Progress for one thing that grows, such as a file being sent.",
  ],
  words: {
    rule: "The name counts parts that are ready, not percent: a part can be finished today.",
    et: "Valmis osi: 6 / 8",
    en: "Parts ready: 6 of 8",
    ru: "Готово разделов: 6 из 8",
  },
  examples: [{
    right: "Default",
    wrong: "ThirtyFiveParts",
    why:
      "Thirty-five arcs read as a dotted circle: neither the open ones nor the warning can be found.",
  }],
  related: [
    "Layout/EditorHeader",
    "Layout/QuestionRings",
    "Feedback/Progress",
    "Navigation/SectionLinks",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/CompletenessRing",
  component: CompletenessRing,
  parameters: { guide },
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
export const ThirtyFiveParts: Story = {
  args: {
    label: "Practices ready: 31 of 35",
    parts: Array.from(
      { length: 35 },
      (_, i) => i % 9 === 4 ? "open" : i === 20 ? "warning" : "done",
    ),
  },
};
