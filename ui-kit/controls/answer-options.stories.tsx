import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { AnswerOptions, type AnswerOptionsProps } from "./answer-options.tsx";

function Question({ picked, onPick, ...rest }: AnswerOptionsProps) {
  const [now, setNow] = useState(picked);
  return (
    <>
      <h2 id="question">How much does this affect your days at the moment?</h2>
      <AnswerOptions
        {...rest}
        labelledBy="question"
        picked={now}
        onPick={(values) => {
          setNow(values);
          onPick(values);
        }}
      />
    </>
  );
}

const guide = {
  use: [
    "For the answers of the suitability test, one question a page.",
    "With several answers for the safety questions, where “None of these” stands apart and takes the others away.",
    "With digits as keys only where the page holds this one question.",
  ],
  avoid: [
    "RadioGroup or CheckboxGroup for a question among other fields of a form.",
    "ChipPicker for the 26 themes of the first question, which would be a page of rows.",
  ],
  words: {
    rule: "The answer is a plain fact about the person; the hint below says why it matters here.",
    et: "Oled rase või võid rase olla. Mõnda võtet raseduse ajal ei kasutata.",
    en: "You are pregnant, or might be. Some techniques are not used in pregnancy.",
    ru: "Беременность, в том числе возможная. Некоторые приёмы при беременности не применяют.",
  },
  examples: [{
    right: "Empty",
    wrong: "NoneBeforehand",
    why: "Ticked beforehand, “None of these” makes a hurried reader healthy, and a risk is missed.",
  }],
  related: [
    "Controls/RadioGroup",
    "Controls/CheckboxGroup",
    "Controls/ChipPicker",
    "Layout/QuestionLayout",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/AnswerOptions",
  component: AnswerOptions,
  parameters: {
    guide,
    keyboard: {
      "1 to 9": "picks the option with that key",
      "0": "picks the option that stands alone",
      "Arrow keys": "pick the next or previous option of one answer",
      "Space": "ticks an option of several",
    },
  },
  render: (args) => <Question {...args} />,
} satisfies Meta<typeof AnswerOptions>;

export default meta;

type Story = StoryObj<typeof meta>;

const one: AnswerOptionsProps = {
  labelledBy: "question",
  withKeys: true,
  picked: ["3"],
  options: ["Hardly at all", "A little", "Noticeably", "Very much"].map((label, i) => ({
    value: String(i + 1),
    label,
  })),
  onPick: () => {},
};

const several: AnswerOptionsProps = {
  ...one,
  multiple: true,
  picked: ["surgery"],
  options: [
    {
      value: "pregnancy",
      label: "You are pregnant, or might be",
      hint: "Some techniques, essential oils and fast breathing are not used in pregnancy.",
    },
    {
      value: "surgery",
      label: "An operation in the last three months",
      hint: "This includes a caesarean.",
    },
    { value: "none", label: "None of these apply to me", isExclusive: true },
  ],
};

export const Default: Story = { args: one };
export const Several: Story = { args: several };
export const Empty: Story = { args: { ...several, picked: [] } };
export const Failed: Story = {
  args: { ...several, picked: [], error: "Choose at least one answer, or “None of these”." },
};
export const LongNames: Story = {
  args: {
    ...several,
    options: [
      {
        value: "back",
        label:
          "Kas oled märganud tuimust istmiku või kubeme ümbruses, jalgade nõrkust või raskusi põie ja soole valitsemisel?",
        hint: "Need märgid vajavad arsti samal päeval, enne kui ükski kehatöö algab.",
      },
      { value: "none", label: "Miski neist ei käi minu kohta", isExclusive: true },
    ],
  },
};
export const Phone: Story = {
  args: several,
  globals: { viewport: { value: "phone" } },
};
export const NoneBeforehand: Story = { args: { ...several, picked: ["none"] } };
