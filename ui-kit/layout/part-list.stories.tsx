import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { PartList } from "./part-list.tsx";

const guide = {
  use: [
    "Beside the rings of the test: concern, safety, practical, each with how many of its questions are answered.",
  ],
  avoid: [
    "StepList for how something goes, before it begins.",
    "SectionLinks where a part can be opened: these parts are answered in order.",
  ],
  words: {
    rule: "One noun a part, and answered of all as figures.",
    et: "Ohutus 1 / 6",
    en: "Safety 1 / 6",
    ru: "Безопасность 1 / 6",
  },
  related: [
    "Layout/QuestionRings",
    "Layout/QuestionLayout",
    "Navigation/SectionLinks",
    "Feedback/StepList",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/PartList",
  component: PartList,
  parameters: { guide },
} satisfies Meta<typeof PartList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    parts: [
      { id: "wishes", name: "Concern and wishes", count: "6 / 6", isDone: true },
      { id: "safety", name: "Safety", count: "1 / 6", isCurrent: true },
      { id: "practical", name: "Practical", count: "0 / 4" },
    ],
  },
};
export const AllDone: Story = {
  args: {
    parts: [
      { id: "wishes", name: "Concern and preferences", count: "6 / 6", isDone: true },
      { id: "safety", name: "Safety", count: "6 / 6", isDone: true },
      { id: "practical", name: "Practical", count: "4 / 4", isDone: true },
    ],
  },
};
export const LongNames: Story = {
  args: {
    parts: [
      {
        id: "wishes",
        name: "Isikuandmetetöötlusnõusolekud ja kehapsühhoteraapiasoovid",
        count: "123 / 456",
        isCurrent: true,
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
