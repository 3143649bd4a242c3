import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PracticeLabel } from "../booking/practice-label.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const meta = {
  title: "Controls/CheckboxGroup",
  component: CheckboxGroup,
  parameters: { keyboard: { "Tab": "moves between checkboxes", "Space": "toggles a checkbox" } },
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
