import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { ColorSwatchPicker, type ColorSwatchPickerProps } from "./color-swatch-picker.tsx";

const meta = {
  title: "Controls/ColorSwatchPicker",
  component: ColorSwatchPicker,
  parameters: {
    keyboard: { Tab: "moves to the selected colour", "← →": "selects the previous or next one" },
  },
} satisfies Meta<typeof ColorSwatchPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Colour",
    picked: "primary",
    onPick: () => {},
    colors: [
      { value: "primary", name: "Spruce" },
      { value: "secondary", name: "Clay" },
      { value: "success", name: "Moss" },
      { value: "error", name: "Rowan" },
      { value: "warning", name: "Amber" },
      { value: "info", name: "Lake" },
    ],
  },
  render: Operated,
};

function Operated(args: ColorSwatchPickerProps) {
  const [picked, setPicked] = useState(args.picked);
  return <ColorSwatchPicker {...args} picked={picked} onPick={setPicked} />;
}
