import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { AmountPicker } from "./amount-picker.tsx";

const meta = {
  title: "Controls/AmountPicker",
  component: AmountPicker,
  parameters: {
    keyboard: {
      "Tab": "moves to the picked amount",
      "↑ ↓ ← →": "picks the previous or next amount",
    },
  },
  args: {
    label: "Amount",
    picked: "7500",
    note: "€75 covers one session with 8 of 10 practitioners.",
    options: [
      { value: "5000", label: "€50" },
      { value: "7500", label: "€75" },
      { value: "10000", label: "€100" },
      { value: "own", label: "Other" },
    ],
    onPick: () => {},
  },
  render: function Picked(args) {
    const [picked, setPicked] = useState(args.picked);
    return <AmountPicker {...args} picked={picked} onPick={setPicked} />;
  },
} satisfies Meta<typeof AmountPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Suggested: Story = {};
export const Refused: Story = {
  args: { picked: "own", note: undefined, error: "Choose an amount from €10 to €500." },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
