import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { GiftCardDesigns } from "./gift-card-designs.tsx";

const guide = {
  use: [
    "In the form that buys a gift card: the ground of the card, beside its preview, with the rings of the recipient's name.",
  ],
  avoid: [
    "RadioGroup when the options differ in words or price and not in looks.",
    "ColorSwatchPicker for the colour of the app.",
  ],
  words: {
    rule:
      "One word that a buyer would say on the telephone; the feast before the plant where there is one.",
    et: "Jõulud",
    en: "Christmas",
    ru: "Ёлка",
  },
  related: ["Booking/GiftCard", "Booking/GiftCardLayout", "Controls/RadioGroup"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/GiftCardDesigns",
  component: GiftCardDesigns,
  // There are no more designs than these.
  argTypes: { options: { control: false } },
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the picked design",
      "↑ ↓ ← →": "picks the previous or next design",
    },
  },
  args: {
    label: "Design",
    seed: "Anna",
    picked: "christmas-spruce",
    options: [
      { value: "christmas-spruce", label: "Christmas" },
      { value: "quiet-snow", label: "Snow" },
      { value: "sea-morning", label: "Sea" },
      { value: "linden-leaf", label: "Linden" },
      { value: "birch-light", label: "Birch" },
    ],
    onPick: () => {},
  },
  render: function Picked(args) {
    const [picked, setPicked] = useState(args.picked);
    return <GiftCardDesigns {...args} picked={picked} onPick={setPicked} />;
  },
} satisfies Meta<typeof GiftCardDesigns>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Christmas: Story = {};
export const LongNames: Story = {
  args: {
    label: "Kujundus",
    options: [
      { value: "christmas-spruce", label: "Jõulukuusk ülalt" },
      { value: "quiet-snow", label: "Vaikne lumesadu" },
      { value: "sea-morning", label: "Merehommik" },
      { value: "linden-leaf", label: "Pärnaleht" },
      { value: "birch-light", label: "Kasevalgus" },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
