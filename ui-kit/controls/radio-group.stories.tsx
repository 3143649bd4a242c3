import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioGroup, type RadioGroupProps } from "./radio-group.tsx";

const meta = {
  title: "Controls/RadioGroup",
  component: RadioGroup,
  parameters: {
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
