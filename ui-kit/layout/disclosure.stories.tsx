import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { VerdictBadge } from "../booking/verdict-badge.tsx";
import { Disclosure } from "./disclosure.tsx";

const guide = {
  use: [
    "For detail that a few need and that would slow the rest: why a practice does not suit you, what to do when the code does not arrive, practices in the archive.",
    "Open at first when the content is a reason to stop, such as conditions before a booking.",
  ],
  avoid: [
    "DecisionChain for how the test came to a decision; FilterSection inside the filters; FoldItem for an entry with fields.",
    "Section for what each reader needs: price, cancelling, warnings are never folded away.",
  ],
  words: {
    rule:
      "The title is the question of the reader or names what is inside; with a number if things are counted.",
    et: "Kiri ei ole kohal?",
    en: "No email?",
    ru: "Письма нет?",
  },
  examples: [{
    right: "HelpFoldedAway",
    wrong: "WarningFoldedAway",
    why: "A warning that must be opened is a warning most people book without.",
  }],
  related: ["Booking/DecisionChain", "Layout/FoldItem", "Controls/FilterSection", "Layout/Section"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Disclosure",
  component: Disclosure,
  parameters: { guide, keyboard: { "Enter, Space": "opens or closes it" } },
  args: {
    title: "Can I cancel a session?",
    children: <p>Yes. Until 24 hours before it costs nothing.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithBadge: Story = {
  args: {
    open: true,
    title: "Pregnancy",
    aside: <VerdictBadge verdict="ask">Ask the practitioner first</VerdictBadge>,
    children: <p>Some positions and some points are left out; the practitioner knows which.</p>,
  },
};
export const LongNames: Story = {
  args: {
    title:
      "Millal peaksin enne kehapsühhoteraapia kohtumist oma perearsti või psühhiaatriga rääkima, kui kasutan ravimeid?",
  },
};
export const HelpFoldedAway: Story = {
  args: {
    title: "Did the code not arrive?",
    children: <p>Look in the spam folder, or correct the address.</p>,
  },
};
export const WarningFoldedAway: Story = {
  args: {
    title: "More information",
    children: <p>Not suitable during pregnancy. Ask your doctor before you book.</p>,
  },
};
