import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { DecisionChain } from "./decision-chain.tsx";

const guide = {
  use: [
    "Under each practice of the test's results that has a warning: which answer led by which rule to the verdict, with a button to change the answer.",
  ],
  avoid: [
    "Disclosure for further reasons that did not decide.",
    "SessionHistory for what happened one after the other in time.",
  ],
  words: {
    rule:
      "The title is the question people have; the rule stands as the sentence it means, never as its code.",
    et: "Miks nii otsustasime",
    en: "How we decided",
    ru: "Почему мы так решили",
  },
  examples: [{
    right: "Open",
    wrong: "RuleAsCode",
    why:
      "A code explains the decision to us alone; the person who was refused a practice needs the sentence and its source.",
  }],
  related: ["Booking/AdviceRow", "Booking/VerdictNote", "Layout/Disclosure"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/DecisionChain",
  component: DecisionChain,
  parameters: { guide, keyboard: { "Enter, Space": "opens and closes it" } },
} satisfies Meta<typeof DecisionChain>;

export default meta;

type Story = StoryObj<typeof meta>;

const chains = [{
  id: "pregnancy-gentle-touch",
  steps: [
    { name: "Your answer", value: "You are pregnant, or might be" },
    { name: "Rule", value: "In pregnancy the position on the table has to be adapted." },
    { name: "Decision", value: "With caution" },
  ],
  note: "Source: general safety advice for massage.",
}];

export const Default: Story = { args: { title: "How we decided", chains } };
export const Open: Story = { args: { title: "How we decided", chains, open: true } };
export const TwoChains: Story = {
  args: {
    title: "Miks nii otsustasime",
    open: true,
    chains: [...chains, {
      id: "long",
      steps: [
        { name: "Sinu vastus", value: "Kõrgvererõhktõbi, mida ei ole veel ravima hakatud" },
        { name: "Reegel", value: "Soojendav ja elavdav hingamine võib vererõhku järsult tõsta." },
        { name: "Otsus", value: "Praegu ei sobi" },
      ],
    }],
  },
};
export const RuleAsCode: Story = {
  args: {
    title: "Decision details",
    open: true,
    chains: [{
      id: "code",
      steps: [
        { name: "Input", value: "pregnancy=yes_or_maybe" },
        { name: "Rule", value: "pregnancy-gentle-touch" },
        { name: "Output", value: "CAUTION" },
      ],
    }],
  },
};
