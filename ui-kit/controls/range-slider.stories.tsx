import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RangeSlider } from "./range-slider.tsx";

const meta = {
  title: "Controls/RangeSlider",
  component: RangeSlider,
  parameters: {
    keyboard: {
      "Tab": "from thumb to thumb",
      "← → ↑ ↓": "one step",
      "Page Up, Page Down": "ten steps",
      "Home, End": "to the end of the scale",
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
export const WholeScale: Story = {
  ...Price,
  args: { ...Price.args, picked: { from: 20, to: 120 } },
};
export const ThumbsTogether: Story = {
  ...Price,
  args: { ...Price.args, picked: { from: 70, to: 70 } },
};
export const Disabled: Story = { ...Price, args: { ...Price.args, disabled: true } };
