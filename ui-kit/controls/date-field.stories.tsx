import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateField, type DateFieldProps } from "./date-field.tsx";

const meta = {
  title: "Controls/DateField",
  component: DateField,
  parameters: {
    keyboard: {
      "Tab, ← →": "moves between day, month, year and button",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      "Enter on the button": "opens the calendar; arrows move, Enter selects, Escape closes",
    },
  },
  render: Operated,
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { label: "From", value: "2026-12-24", onChange: () => {} } };
export const Empty: Story = {
  args: {
    label: "From",
    description: "The first day you are away.",
    value: undefined,
    onChange: () => {},
  },
};
export const WithLimits: Story = {
  args: {
    label: "Date of the certificate",
    value: "2026-11-16",
    min: "2026-11-09",
    max: "2026-11-20",
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Until",
    value: "2026-12-20",
    error: "The end is before the start.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: { label: "From", value: "2026-12-24", disabled: true, onChange: () => {} },
};

function Operated(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  return <DateField {...args} value={value} onChange={setValue} />;
}
