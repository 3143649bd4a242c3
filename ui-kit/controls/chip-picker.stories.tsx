import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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

const meta = {
  title: "Controls/ChipPicker",
  component: ChipPicker,
  parameters: { keyboard: { "Space": "picks an option or frees it" } },
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
