import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

const guide = {
  use: [
    "In segments for two or three short choices at a booking: in person or by video, as a month, a week or a list.",
    "As tiles for the lengths of a practice, each with its price.",
    "In rows with hints when the choices need a reason, such as where to keep the answers of the test.",
  ],
  avoid: [
    "Select from about seven choices on, or where the value changes seldom.",
    "AnswerOptions for a question of the test; Switch for a yes or no that holds at once.",
  ],
  words: {
    rule:
      "Choices of the same form and nearly the same length. The hint says what follows from the choice.",
    et: "Minu kontol. 30 päeva, jätkata saab igast seadmest.",
    en: "In my account. For 30 days, on any device.",
    ru: "В моей учётной записи. 30 дней, продолжить можно на любом устройстве.",
  },
  examples: [{
    right: "Segments",
    wrong: "YesOrNo",
    why:
      "“No” says nothing without the question, and both wait for a save. As a Switch the setting holds at once.",
  }],
  related: [
    "Controls/Select",
    "Controls/Switch",
    "Controls/AnswerOptions",
    "Controls/AmountPicker",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/RadioGroup",
  component: RadioGroup,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the selected option",
      "↑ ↓ ← →": "selects the previous or next option",
    },
  },
} satisfies Meta<
  typeof RadioGroup
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  args: {
    label: "Which of these is about you now?",
    picked: "pregnant",
    onPick: () => {},
    options: [
      { value: "epilepsy", label: "Epilepsy or seizures" },
      { value: "pregnant", label: "Pregnancy" },
      { value: "none", label: "None of these", hint: "You can change this later." },
    ],
  },
  render: Operated,
};
export const WrappingSegments: Story = {
  args: {
    label: "Time zone",
    variant: "segments",
    wrap: true,
    picked: "ny",
    onPick: () => {},
    options: [
      { value: "ny", label: "Eastern Time (New York)" },
      { value: "tallinn", label: "Tallinn time" },
    ],
  },
  render: Operated,
};
export const Segments: Story = {
  args: {
    label: "Meeting",
    labelHidden: true,
    variant: "segments",
    picked: "onsite",
    onPick: () => {},
    options: [{ value: "onsite", label: "On site" }, { value: "video", label: "Video" }, {
      value: "home",
      label: "Home",
      disabled: true,
    }],
  },
  render: Operated,
};
export const NoSelection: Story = { args: { ...Rows.args, picked: undefined }, render: Operated };
export const Invalid: Story = {
  args: { ...Rows.args, picked: undefined, error: "Choose an answer." },
  render: Operated,
};
export const Disabled: Story = { args: { ...Rows.args, disabled: true } };
export const LongText: Story = {
  args: {
    label: "Kas midagi sellest käib praegu sinu kohta?",
    picked: "a",
    onPick: () => {},
    options: [{
      value: "a",
      label: "Mul on viimase poole aasta jooksul olnud operatsioon või luumurd, mis alles paraneb",
    }, { value: "b", label: "Ükski neist" }],
  },
  render: Operated,
};

function Operated(args: RadioGroupProps) {
  const [picked, setPicked] = useState(args.picked);
  return <RadioGroup {...args} picked={picked} onPick={setPicked} />;
}
export const Tiles: Story = {
  args: {
    label: "Body psychotherapy",
    labelHidden: true,
    variant: "tiles",
    picked: "60",
    onPick: () => {},
    options: [
      { value: "30", label: "30 min", hint: "€40" },
      { value: "60", label: "60 min", hint: "€65" },
      { value: "90", label: "90 min", hint: "€95", disabled: true },
    ],
  },
  render: Operated,
};
export const YesOrNo: Story = {
  args: {
    label: "Should your profile be shown in search?",
    picked: "no",
    onPick: () => {},
    options: [{ value: "yes", label: "Yes" }, { value: "no", label: "No" }],
  },
  render: Operated,
};
