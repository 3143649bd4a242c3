import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";

const meta = {
  title: "Controls/DateRangeField",
  component: DateRangeField,
  parameters: {
    keyboard: {
      "Tab, ← →": "moves between the parts of both dates and the button",
      "↑ ↓": "changes the value by one",
      "0–9": "types the value and moves to the next part",
      "Enter on the button": "opens the calendar; Enter selects the first and the last day",
    },
  },
  render: Operated,
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { label: "Away", value: { from: "2026-12-24", to: "2027-01-03" }, onChange: () => {} },
};
export const Empty: Story = {
  args: {
    label: "Away",
    description: "The first and the last day.",
    value: undefined,
    onChange: () => {},
  },
};
export const Invalid: Story = {
  args: {
    label: "Away",
    value: { from: "2026-12-24", to: "2029-01-03" },
    error: "That is more than two years ahead.",
    onChange: () => {},
  },
};
export const Disabled: Story = {
  args: {
    label: "Away",
    value: { from: "2026-12-24", to: "2027-01-03" },
    disabled: true,
    onChange: () => {},
  },
};

function Operated(args: DateRangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return <DateRangeField {...args} value={value} onChange={setValue} />;
}
