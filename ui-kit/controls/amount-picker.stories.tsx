import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { AmountPicker } from "./amount-picker.tsx";

const guide = {
  use: [
    "For the sum of a gift card: three usual sums and “Other”, which opens a field below.",
    "Where the note can say at once what the picked sum buys.",
  ],
  avoid: [
    "TextField with a unit for the price of a practice, where no sum is usual.",
    "RadioGroup for choices that are not money, such as when the card is sent.",
  ],
  words: {
    rule:
      "The note says what the sum buys, counted in sessions and practitioners. It never praises the larger one.",
    et: "75 € katab ühe kohtumise 8 praktiku juures 10-st.",
    en: "€75 covers one session with 8 practitioners of 10.",
    ru: "75 € хватает на одну встречу у 8 из 10 специалистов.",
  },
  examples: [{
    right: "Suggested",
    wrong: "EightAmounts",
    why: "Eight sums have to be compared, and the note pushes towards the dearest.",
  }],
  related: ["Controls/RadioGroup", "Controls/NumberField", "Booking/GiftCard"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Controls/AmountPicker",
  component: AmountPicker,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the picked amount",
      "↑ ↓ ← →": "picks the previous or next amount",
    },
  },
  args: {
    label: "Amount",
    picked: "7500",
    note: "€75 covers one session with 8 of 10 practitioners.",
    options: [
      { value: "5000", label: "€50" },
      { value: "7500", label: "€75" },
      { value: "10000", label: "€100" },
      { value: "own", label: "Other" },
    ],
    onPick: () => {},
  },
  render: function Picked(args) {
    const [picked, setPicked] = useState(args.picked);
    return <AmountPicker {...args} picked={picked} onPick={setPicked} />;
  },
} satisfies Meta<typeof AmountPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Suggested: Story = {};
export const Refused: Story = {
  args: { picked: "own", note: undefined, error: "Choose an amount from €10 to €500." },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongWords: Story = {
  args: {
    label: "Сумма подарочной карты",
    picked: "own",
    note: "123 456 789 € хватает на одну встречу у любого специалиста.",
    options: [
      { value: "5000", label: "123 456 789 €" },
      { value: "own", label: "Другая сумма, от 10 € до 500 €" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const EightAmounts: Story = {
  args: {
    note: "Most generous people choose €150.",
    picked: "15000",
    options: [20, 30, 40, 50, 75, 90, 100, 150].map((euros) => ({
      value: String(euros * 100),
      label: `€${euros}`,
    })),
  },
};
