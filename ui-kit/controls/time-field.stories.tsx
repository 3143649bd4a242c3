import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { TimeField, type TimeFieldProps } from "./time-field.tsx";

const meta = {
  title: "Controls/TimeField",
  component: TimeField,
  parameters: {
    keyboard: {
      "Tab, ← →": "moves between hour and minute",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      Backspace: "clears the part",
    },
  },
  render: Operated,
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { label: "From", value: "09:00", onChange: () => {} } };
export const Empty: Story = {
  args: {
    label: "From",
    description: "The first session begins then.",
    value: undefined,
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Until",
    value: "08:30",
    error: "The end is before the start.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "From", value: "09:00", disabled: true, onChange: () => {} },
};

function Operated(args: TimeFieldProps) {
  const [value, setValue] = useState(args.value);
  return <TimeField {...args} value={value} onChange={setValue} />;
}
