import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

const meta = {
  title: "Controls/NumberField",
  component: NumberField,
  parameters: {
    keyboard: {
      Tab: "moves to the input; the step buttons are for the pointer",
      "↑ ↓": "changes the value by one step",
      "Page Up, Page Down": "changes the value by one step",
      "Home, End": "changes the value to the minimum or maximum",
    },
  },
  render: Operated,
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  args: {
    label: "Duration",
    description: "In minutes, with the talk before and after.",
    value: 50,
    min: 15,
    max: 240,
    step: 5,
    onChange: () => {},
  },
};
export const Price: Story = {
  args: {
    label: "Price",
    value: 65,
    min: 0,
    format: { style: "currency", currency: "EUR", maximumFractionDigits: 0 },
    onChange: () => {},
  },
};
export const Empty: Story = { args: { label: "Price", value: undefined, onChange: () => {} } };
export const AtMaximum: Story = {
  args: { label: "Sessions a day", value: 1, min: 1, max: 12, onChange: () => {} },
};
export const Invalid: Story = {
  args: {
    label: "Price",
    value: 0,
    error: "Write a price, or choose the free talk.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "Price", value: 65, disabled: true, onChange: () => {} },
};

function Operated(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return <NumberField {...args} value={value} onChange={setValue} />;
}
