import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { RangeSlider } from "./range-slider.tsx";

const guide = {
  use: [
    "For the price and the duration in the filters, where a rough limit is enough and the list answers at once.",
  ],
  avoid: [
    "Two TimeFields for working hours, which are exact to five minutes.",
    "Select for a single limit, such as the distance.",
  ],
  words: {
    rule: "The group says what is limited, each thumb which end it is. Values carry their unit.",
    et: "Hind: vähim hind 30 €, suurim hind 80 €",
    en: "Price: lowest price €30, highest price €80",
    ru: "Цена: наименьшая 30 €, наибольшая 80 €",
  },
  examples: [{
    right: "Price",
    wrong: "WorkingHours",
    why:
      "A day has 288 steps of five minutes, fewer pixels than that on a phone. TimeField takes 9:35 as typed.",
  }],
  related: ["Controls/FilterSection", "Controls/TimeField", "Controls/NumberField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/RangeSlider",
  component: RangeSlider,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves between the thumbs",
      "← → ↑ ↓": "changes the value by one step",
      "Page Up, Page Down": "changes the value by ten steps",
      "Home, End": "moves the thumb to the end",
    },
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Price: Story = {
  args: {
    labels: { group: "Price", from: "From", to: "To" },
    min: 20,
    max: 120,
    step: 5,
    picked: { from: 30, to: 80 },
    format: (value) => `€${value}`,
    onPick: () => {},
  },
  decorators: [(Story) => (
    <div style={{ inlineSize: 236 }}>
      <Story />
    </div>
  )],
  render: function Controlled(args) {
    const [picked, setPicked] = useState(args.picked);
    return <RangeSlider {...args} picked={picked} onPick={setPicked} />;
  },
};
export const FullRange: Story = {
  ...Price,
  args: { ...Price.args, picked: { from: 20, to: 120 } },
};
export const EmptyRange: Story = {
  ...Price,
  args: { ...Price.args, picked: { from: 70, to: 70 } },
};
export const Disabled: Story = { ...Price, args: { ...Price.args, disabled: true } };
export const NineDigits: Story = {
  ...Price,
  args: {
    ...Price.args,
    min: 0,
    max: 123_456_789,
    picked: { from: 98_765_432, to: 123_456_789 },
    format: (value) => `${value.toLocaleString("et")} €`,
  },
};
export const RightToLeft: Story = { ...Price, globals: { direction: "rtl" } };
export const WorkingHours: Story = {
  ...Price,
  args: {
    ...Price.args,
    labels: { group: "Tuesday", from: "From", to: "Until" },
    min: 0,
    max: 24 * 60,
    picked: { from: 575, to: 1025 },
    format: (value) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`,
  },
};
