import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RangeSlider } from "./range-slider.tsx";

const meta = {
  title: "Controls/RangeSlider",
  component: RangeSlider,
  parameters: {
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
