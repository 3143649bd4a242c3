import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { PracticeLabel } from "../booking/practice-label.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const guide = {
  use: [
    "For the filters of the search: practice groups, languages, ways to meet, each with the number it would leave.",
    "For the rights of an API key or the events of a webhook, where all choices should be in sight.",
  ],
  avoid: [
    "MultiSelect for more than about ten options, such as the topics of a practitioner.",
    "RadioGroup when one choice excludes the others; Checkbox for a single yes.",
  ],
  words: {
    rule:
      "The group is a noun, each box one thing that holds when ticked. An empty option keeps its 0.",
    et: "Kohtumise viis: kohapeal 18, videokõne 9",
    en: "Meeting: in person 18, video call 9",
    ru: "Формат встречи: очно 18, видеозвонок 9",
  },
  examples: [{
    right: "Default",
    wrong: "AllTopics",
    why:
      "Ticked boxes are lost in a column of 26; MultiSelect shows them as chips and searches by typing.",
  }],
  related: [
    "Controls/Checkbox",
    "Controls/MultiSelect",
    "Controls/RadioGroup",
    "Controls/FilterSection",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/CheckboxGroup",
  component: CheckboxGroup,
  parameters: {
    guide,
    keyboard: { "Tab": "moves between checkboxes", "Space": "toggles a checkbox" },
  },
} satisfies Meta<
  typeof CheckboxGroup
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Practice",
    picked: ["talking"],
    onPick: () => {},
    options: [
      { value: "somatic", label: <PracticeLabel group="somatic">Body</PracticeLabel>, count: 9 },
      { value: "talking", label: <PracticeLabel group="talking">Words</PracticeLabel>, count: 11 },
      {
        value: "other",
        label: <PracticeLabel group="other">Other</PracticeLabel>,
        count: 0,
        disabled: true,
      },
    ],
  },
  render: function Controlled(args) {
    const [picked, setPicked] = useState<readonly string[]>(args.picked);
    return <CheckboxGroup {...args} picked={picked} onPick={setPicked} />;
  },
};
export const Invalid: Story = {
  args: { ...Default.args, picked: [], error: "Choose at least one practice." },
  render: Default.render!,
};
export const Disabled: Story = { args: { ...Default.args, disabled: true } };
const topics = [
  ...["Stress", "Burnout", "Anxiety", "Low mood", "Fears", "Anger", "Self-esteem", "Motivation"],
  ...["Sleep", "Trauma", "Grief", "Sexuality", "Addictions", "Eating", "Back pain", "Chronic pain"],
  ...["Headache", "Posture", "Breathing", "Nutrition", "Digestion", "Weight", "Detox", "Toxins"],
  ...["Skin", "Hormonal balance"],
];

export const AllTopics: Story = {
  args: {
    label: "Topics I help with",
    picked: ["Burnout", "Digestion"],
    onPick: () => {},
    options: topics.map((topic) => ({ value: topic, label: topic })),
  },
  render: Default.render!,
};
export const LongWords: Story = {
  args: {
    label: "Kellega oled varem töötanud?",
    picked: ["parents"],
    onPick: () => {},
    options: [
      {
        value: "parents",
        label: "Raseduse ja sünnitusjärgse perioodi emotsionaalne toetamine",
        count: "123 456 789",
      },
      { value: "teens", label: "Телесно-ориентированная психотерапия для подростков", count: 3 },
    ],
  },
  render: Default.render!,
  globals: { viewport: { value: "phone" } },
};
