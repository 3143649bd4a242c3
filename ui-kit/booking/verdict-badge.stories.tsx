import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { VerdictBadge } from "./verdict-badge.tsx";

const guide = {
  use: [
    "Wherever the visitor's test speaks about a practice: card, profile, comparison, results, a request, and the warnings that a client shares.",
    "In the table of rules of the administration, with the same looks that clients see.",
  ],
  avoid: [
    "Badge for other states, StatusChip for a session.",
    "VerdictNote when there is room for the reason, which there nearly always is.",
  ],
  words: {
    rule:
      "Say “for you” and “right now”: it is a result of answers that can change, not a property of the practice.",
    et: "Sulle praegu ei sobi",
    en: "Not suitable for you right now",
    ru: "Пока вам не подходит",
  },
  examples: [{
    right: "Contraindicated",
    wrong: "ForbiddenForEver",
    why: "It sounds like a diagnosis that stays; the test speaks about these answers and this day.",
  }],
  related: ["Booking/VerdictNote", "Booking/AdviceRow", "Booking/DecisionChain", "Feedback/Badge"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/VerdictBadge",
  component: VerdictBadge,
  parameters: { guide },
} satisfies Meta<
  typeof VerdictBadge
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  args: { verdict: "recommended", children: "Recommended by your test" },
};
export const Ok: Story = { args: { verdict: "ok", children: "Suits you" } };
export const Ask: Story = { args: { verdict: "ask", children: "Ask the practitioner first" } };
export const Caution: Story = { args: { verdict: "caution", children: "With caution" } };
export const Contraindicated: Story = {
  args: { verdict: "contraindicated", children: "Not suitable for you right now" },
};
export const LongText: Story = {
  args: {
    verdict: "ask",
    children: "Сначала спросите: телесно-ориентированная психотерапия для подростков",
  },
};
export const ForbiddenForEver: Story = {
  args: { verdict: "contraindicated", children: "CONTRAINDICATED: high-risk patient" },
};
