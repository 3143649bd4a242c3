import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";

const guide = {
  use: [
    "For a count in an editor: sessions in a package, uses of a course code, minutes of a lesson.",
    "With format for a sum that is changed by small steps, such as the price of a package.",
  ],
  avoid: [
    "TextField with a unit where numbers stand side by side, as lengths and prices of a practice.",
    "TextField for digits that are a name, such as a year, a phone number or a postal code.",
  ],
  words: {
    rule: "The label says what is counted and in which unit; an error gives both limits.",
    et: "Kirjuta hind vahemikus 10 € kuni 325 €.",
    en: "Write a price between €10 and €325.",
    ru: "Укажите цену от 10 € до 325 €.",
  },
  examples: [{
    right: "Minutes",
    wrong: "YearOfIssue",
    why:
      "A year is a name, not a count: it gets a thousands mark and buttons that step from year to year.",
  }],
  related: ["Controls/TextField", "Controls/AmountPicker", "Controls/RangeSlider"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/NumberField",
  component: NumberField,
  parameters: {
    guide,
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
  args: { label: "Sessions a day", value: 12, min: 1, max: 12, onChange: () => {} },
};
export const AtMinimum: Story = {
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
export const NineDigits: Story = {
  args: {
    label: "Kõigi kohtumiste hind kokku",
    value: 123_456_789,
    format: { style: "currency", currency: "EUR" },
    onChange: () => {},
  },
  globals: { viewport: { value: "phone" } },
};
export const YearOfIssue: Story = {
  args: { label: "Year of issue", value: 2024, min: 1950, max: 2026, onChange: () => {} },
};
export const LongWords: Story = {
  args: { ...Minutes.args, label: "Vastuvõtuaja kestus ettevalmistusega" },
};
