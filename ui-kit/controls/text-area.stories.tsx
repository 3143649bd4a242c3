import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TextArea } from "./text-area.tsx";

const guide = {
  use: [
    "For what a person writes in sentences: a note after a session, the reason of a cancellation, “About me”.",
    "In serif for words that stand on the page as their own: the sentence of a practitioner, the message of a gift card.",
  ],
  avoid: [
    "TextField for a name, an address or anything on one line.",
    "ConflictView when the same text was changed in two places.",
  ],
  words: {
    rule: "The description says who reads it. Count the letters only where there is little room.",
    et: "Seda näeb praktik.",
    en: "The practitioner sees this.",
    ru: "Это увидит специалист.",
  },
  examples: [{
    right: "Filled",
    wrong: "WithoutAReader",
    why: "Here people write about their health. Who reads it is the first thing they need to know.",
  }],
  related: ["Controls/TextField", "Feedback/ConflictView", "Layout/SourceText"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/TextArea",
  component: TextArea,
  parameters: {
    guide,
    keyboard: { "Tab": "leaves the field; Enter starts a new line" },
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: "A note for the practitioner", name: "note" } };
export const Invalid: Story = {
  args: { label: "A note", name: "note", error: "At most 500 letters." },
};
export const Filled: Story = {
  args: {
    label: "Your note",
    name: "note",
    description: "Only you see this.",
    defaultValue: "My shoulders let go only at the end.\nNext time: ask about the breathing.",
  },
};
export const OwnWords: Story = {
  args: {
    label: "Your sentence",
    name: "sentence",
    serif: true,
    defaultValue: "I help you notice where the body holds tension.",
    aside: "47 / 160",
  },
};
export const Disabled: Story = {
  args: { label: "Your note", name: "note", defaultValue: "Slept well.", disabled: true },
};
export const LongText: Story = {
  args: {
    label: "Кому подходит ваша работа и как проходит встреча",
    name: "long",
    description:
      "Kellele sinu töö sobib ja kuidas kohtumine kulgeb. Seda loevad kõik, kes lehe avavad.",
    error: "Сократите текст: не больше 2000 знаков.",
    aside: "2 134 / 2 000",
    defaultValue: "Töötan kehapsühhoteraapia ja pingevabastusharjutustega. ".repeat(12),
  },
  globals: { viewport: { value: "phone" } },
};
export const WithoutAReader: Story = {
  args: { label: "Comment", name: "comment", placeholder: "Share your thoughts" },
};
