import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { GiftCardDesigns } from "./gift-card-designs.tsx";

const meta = {
  title: "Booking/GiftCardDesigns",
  component: GiftCardDesigns,
  parameters: {
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
