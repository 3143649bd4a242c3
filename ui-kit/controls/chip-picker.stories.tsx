import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { ChipPicker, type ChipPickerProps } from "./chip-picker.tsx";

function Needs({ picked, onPick, ...rest }: ChipPickerProps) {
  const [now, setNow] = useState(picked);
  return (
    <>
      <h2 id="needs">What would you like help with?</h2>
      <ChipPicker
        {...rest}
        labelledBy="needs"
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
    "For the first question of the test: up to five of 26 themes, in groups that a person recognises.",
    "Where the choices are limited, because the status says how to free one.",
  ],
  avoid: [
    "MultiSelect for the same themes in a form, as in the profile of a practitioner.",
    "AnswerOptions when an answer is a sentence; Chip for the few days of a waiting list.",
  ],
  words: {
    rule: "An option is one or two words. The status counts and says what to do, without blame.",
    et: "5 on valitud. Uue lisamiseks võta mõni maha.",
    en: "5 are chosen. To add another, take one away.",
    ru: "Выбрано 5 тем. Чтобы добавить ещё одну, снимите какую-нибудь.",
  },
  examples: [{
    right: "Default",
    wrong: "SentencesAsChips",
    why:
      "Sentences stand in ragged blocks that cannot be scanned; as rows of AnswerOptions they can.",
  }],
  related: ["Controls/AnswerOptions", "Controls/MultiSelect", "Controls/Chip"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/ChipPicker",
  component: ChipPicker,
  parameters: {
    guide,
    keyboard: { "Space": "picks an option or frees it" },
  },
  render: (args) => <Needs {...args} />,
} satisfies Meta<typeof ChipPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

const args: ChipPickerProps = {
  labelledBy: "needs",
  max: 5,
  picked: ["stress"],
  groups: [
    {
      id: "mind",
      label: "Mood and thoughts",
      options: [
        { value: "stress", label: "Stress" },
        { value: "burnout", label: "Burnout" },
        { value: "fears", label: "Fears" },
      ],
    },
    {
      id: "body",
      label: "Body and pain",
      options: [{ value: "back", label: "Back pain" }, { value: "head", label: "Headache" }],
    },
  ],
  onPick: () => {},
};

export const Default: Story = { args };
export const Full: Story = {
  args: {
    ...args,
    max: 2,
    picked: ["stress", "back"],
    status: "2 of 2 are picked. To add another, take one away.",
  },
};
export const LongNames: Story = {
  args: {
    ...args,
    picked: [],
    groups: [{
      id: "habits",
      label: "Rasked kogemused, suhted ja nende pikaajaline mõju",
      options: [
        { value: "a", label: "Naiste hormonaalne tasakaal ja ainevahetushäired" },
        { value: "b", label: "Женский гормональный баланс" },
      ],
    }],
  },
};
export const Phone: Story = { args, globals: { viewport: { value: "phone" } } };
export const AllThemes: Story = {
  args: {
    ...args,
    picked: ["0-2", "1-5"],
    groups: ["Mood and thoughts", "Hard experiences", "Body and pain"].map((label, group) => ({
      id: String(group),
      label,
      options: Array.from({ length: 9 }, (_, i) => ({
        value: `${group}-${i}`,
        label: `Theme ${group * 9 + i + 1}`,
      })),
    })),
  },
};
export const SentencesAsChips: Story = {
  args: {
    ...args,
    picked: ["night"],
    groups: [{
      id: "mind",
      label: "How it is",
      options: [
        { value: "night", label: "I wake up at four and cannot fall asleep again" },
        { value: "work", label: "After a day at work I have no strength left for my family" },
        { value: "back", label: "My back hurts when I sit for longer than an hour" },
        { value: "alone", label: "Since the loss I would rather be alone than among people" },
      ],
    }],
  },
};
