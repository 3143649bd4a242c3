import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PracticeMark } from "../booking/practice-mark.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const meta = {
  title: "Controls/CheckboxGroup",
  component: CheckboxGroup,
  parameters: { keyboard: { "Tab": "from box to box", "Space": "ticks one" } },
} satisfies Meta<
  typeof CheckboxGroup
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Practices: Story = {
  args: {
    label: "Practice",
    picked: ["talking"],
    onPick: () => {},
    options: [
      { value: "somatic", label: <PracticeMark group="somatic">Body</PracticeMark>, count: 9 },
      { value: "talking", label: <PracticeMark group="talking">Words</PracticeMark>, count: 11 },
      {
        value: "other",
        label: <PracticeMark group="other">Other</PracticeMark>,
        count: 0,
        disabled: true,
      },
    ],
  },
  render: (args) => {
    const [picked, setPicked] = useState<readonly string[]>(args.picked);
    return <CheckboxGroup {...args} picked={picked} onPick={setPicked} />;
  },
};
export const Refused: Story = {
  args: { ...Practices.args, picked: [], error: "Choose at least one practice." },
  render: Practices.render!,
};
export const Disabled: Story = { args: { ...Practices.args, disabled: true } };
