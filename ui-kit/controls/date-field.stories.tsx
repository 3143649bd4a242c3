import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateField, type DateFieldProps } from "./date-field.tsx";

const meta = {
  title: "Controls/DateField",
  component: DateField,
  parameters: {
    keyboard: {
      "Tab, ← →": "between day, month, year and the button",
      "↑ ↓": "one more, one less",
      "0–9": "writes it; the next part follows by itself",
      "Enter on the button": "opens the month; arrows move in it, Enter chooses, Escape leaves",
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
export const WithEnds: Story = {
  args: {
    label: "Date of the certificate",
    value: "2026-11-16",
    min: "2026-11-09",
    max: "2026-11-20",
    onChange: () => {},
  },
};
export const Refused: Story = {
  args: {
    label: "Until",
    value: "2026-12-20",
    error: "The end comes before the beginning.",
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
