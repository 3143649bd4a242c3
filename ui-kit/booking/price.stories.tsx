import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Price } from "./price.tsx";

const guide = {
  use: [
    "On a card of the search results, above the free times: the price of the practice and length that the times belong to.",
  ],
  avoid: [
    "MoneyLines when several amounts make one sum.",
    "IconList in a summary, where the price also says how it is paid.",
  ],
  words: {
    rule:
      "Always the price of a named practice and length, never “from”; without a price the word is “free”.",
    et: "50 € · TRE, 45 min",
    en: "€50 · TRE, 45 min",
    ru: "50 € · TRE, 45 мин",
  },
  examples: [{
    right: "WithDuration",
    wrong: "FromPrice",
    why:
      "“From” hides which practice and length it is; two cards with “from €65” cannot be compared.",
  }],
  related: ["Booking/PractitionerCard", "Booking/MoneyLines", "Booking/PracticeRow"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Booking/Price", component: Price, parameters: { guide } } satisfies Meta<
  typeof Price
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithDuration: Story = { args: { price: "€50", duration: "TRE, 45 min" } };
export const WithoutDuration: Story = { args: { price: "€65" } };
export const Regular: Story = { args: { price: "€65", duration: "50 min", size: "regular" } };
export const FreeOfCharge: Story = { args: { price: "free" } };
export const NineDigits: Story = {
  args: { price: "123 456 789,50 €", duration: "Kehapsühhoteraapia, 120 min" },
};
export const FromPrice: Story = { args: { price: "from €65", duration: "50 min" } };
export const LongWords: Story = {
  args: { price: "alates 65 €", duration: "Kehapsühhoteraapia esmakohtumine, 50 minutit" },
};
