import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { VerdictChanges, type VerdictChangesProps } from "./verdict-changes.tsx";

const guide = {
  use: [
    "In the results of the test, when an earlier result is kept: which practices rose, fell or changed their verdict between two days.",
  ],
  avoid: [
    "ChangeList for values of a form with their old and new text.",
    "AdviceRow for one result with its reasons; a change has no reason of its own.",
  ],
  words: {
    rule: "A line says the old and the new place or verdict, without calling it better or worse.",
    et: "1. → 2., ettevaatust",
    en: "1st → 2nd, with caution",
    ru: "1-е → 2-е, осторожно",
  },
  related: ["Booking/AdviceRow", "Booking/VerdictBadge", "Layout/ChangeList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/VerdictChanges",
  component: VerdictChanges,
  parameters: { guide },
} satisfies Meta<typeof VerdictChanges>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = { ok: "suits", caution: "with caution", ask: "ask first", no: "not now" };
const verdict = (verdict: keyof typeof words) => ({ verdict, word: words[verdict] });

const args: VerdictChangesProps = {
  beforeLabel: "3 June",
  afterLabel: "20 November",
  orderBefore: ["body", "breath", "talk"],
  changes: [
    { id: "talk", name: "Psychotherapy", before: verdict("ok"), after: verdict("ok") },
    { id: "body", name: "Body psychotherapy", before: verdict("ok"), after: verdict("caution") },
    { id: "tre", name: "TRE", before: verdict("caution"), after: verdict("ask") },
    { id: "breath", name: "Breathwork", before: verdict("ok"), after: verdict("no") },
  ],
  lines: ["3rd → 1st, suits", "1st → 2nd, with caution", "ask first", "not now"],
};

export const Default: Story = { args };
export const Phone: Story = { args, globals: { viewport: { value: "phone" } } };
export const LongNames: Story = {
  args: {
    ...args,
    changes: args.changes.map((change, at) => ({
      ...change,
      name: at === 0
        ? "Neurolingvistiline programmeerimine"
        : "Телесно-ориентированная психотерапия",
    })),
  },
};
