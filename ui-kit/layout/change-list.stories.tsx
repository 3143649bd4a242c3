import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { ChangeList } from "./change-list.tsx";

const guide = {
  use: [
    "Before publishing: what of a practitioner's profile differs from what clients see now.",
    "Between two versions of the rules of the test, with showLabels, because neither side is outdated.",
  ],
  avoid: [
    "ConflictView when two people changed the same text and one has to decide.",
    "SessionHistory for what happened to a booking over time.",
  ],
  words: {
    rule:
      "Name the field as its form does, with the practice it belongs to; values with their unit.",
    et: "TRE, 45 min, hind: enne 50 €, nüüd 55 €",
    en: "TRE, 45 min, price: before €50, now €55",
    ru: "TRE, 45 мин, цена: было 50 €, стало 55 €",
  },
  examples: [{
    right: "OldBesideNew",
    wrong: "OnlyThatItChanged",
    why: "“Changed” makes the practitioner search for the old price before they dare to publish.",
  }],
  related: [
    "Feedback/ConflictView",
    "Booking/SessionHistory",
    "Booking/VerdictChanges",
    "Layout/DescriptionList",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/ChangeList",
  component: ChangeList,
  parameters: { guide },
} satisfies Meta<
  typeof ChangeList
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    beforeLabel: "before",
    afterLabel: "now",
    changes: [
      { id: "price", name: "TRE, 45 min: price", before: "50 €", after: "55 €" },
      { id: "notice", name: "Cancelling is free until", before: "24 h", after: "48 h" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    beforeLabel: "было",
    afterLabel: "стало",
    changes: [{
      id: "intro",
      name: "Короткое представление на русском языке",
      before: "—",
      after:
        "Помогаю заметить, где тело держит напряжение, и шаг за шагом его отпустить. Работаю медленно и без давления.",
      lang: "ru",
    }],
  },
  globals: { viewport: { value: "phone" } },
};
/** Two versions of which neither is outdated. */
export const WithLabels: Story = { args: { ...Default.args!, showLabels: true } };
/** There was no such thing before, or there is none any more. */
export const AddedAndRemoved: Story = {
  args: {
    beforeLabel: "before",
    afterLabel: "now",
    changes: [
      { id: "added", name: "TRE, 90 min: price", after: "95 €" },
      { id: "removed", name: "Massage, 30 min: price", before: "35 €" },
    ],
  },
};
export const OldBesideNew: Story = {
  args: {
    beforeLabel: "before",
    afterLabel: "now",
    changes: [{ id: "price", name: "TRE, 45 min: price", before: "50 €", after: "55 €" }],
  },
};
export const OnlyThatItChanged: Story = {
  args: {
    beforeLabel: "before",
    afterLabel: "now",
    changes: [{ id: "price", name: "Price", after: "Changed" }],
  },
};
