import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { ColorSwatchPicker, type ColorSwatchPickerProps } from "./color-swatch-picker.tsx";

const guide = {
  use: [
    "For the theme colour in the display settings, where the page behind changes with each press.",
  ],
  avoid: [
    "RadioGroup in segments for the settings beside it, such as mode or skin: they have words, not colours.",
    "PracticeLabel for the colours of the practice groups, which mean something and are not chosen.",
  ],
  words: {
    rule:
      "A colour has the name of something that grows or lies here, never of its role in the code.",
    et: "Kuusk, savi, sammal, pihlakas, merevaik, järv",
    en: "Spruce, clay, moss, rowan, amber, lake",
    ru: "Ель, глина, мох, рябина, янтарь, озеро",
  },
  related: ["Controls/RadioGroup", "Booking/PracticeLabel", "Foundations/Colours"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/ColorSwatchPicker",
  component: ColorSwatchPicker,
  parameters: {
    guide,
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
export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
