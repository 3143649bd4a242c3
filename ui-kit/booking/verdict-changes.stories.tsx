import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerdictChanges, type VerdictChangesProps } from "./verdict-changes.tsx";

const meta = {
  title: "Booking/VerdictChanges",
  component: VerdictChanges,
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
