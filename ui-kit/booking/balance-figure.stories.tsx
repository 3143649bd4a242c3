import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { BalanceFigure } from "./balance-figure.tsx";

const guide = {
  use: [
    "On the page of a gift card after its code was typed: the largest thing is what can still be spent.",
    "With the movements of the card as MoneyLines below it, so that the number can be checked.",
  ],
  avoid: [
    "SessionDots for sessions left in a package, which are counted and not measured.",
    "FigureBlock for a number of the practitioner's dashboard that has a drawing and a table.",
  ],
  words: {
    rule:
      "The card is named by the end of its code; the whole code is shown only where it is copied.",
    et: "Kaardil lõpuga V9D4 on 60 €",
    en: "On the card ending in V9D4: €60",
    ru: "На карте, код которой оканчивается на V9D4: 60 €",
  },
  examples: [{
    right: "Partly",
    wrong: "WholeCodeInTheLabel",
    why:
      "The code is money: a screenshot or a look over the shoulder gives it away. The last four symbols are enough.",
  }],
  related: ["Booking/MoneyLines", "Booking/GiftCard", "Booking/SessionDots"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/BalanceFigure",
  component: BalanceFigure,
  parameters: { guide },
  args: {
    label: "On the card ending in V9D4",
    amount: "€60",
    share: 0.8,
    shareLabel: "€60 of €75 are left",
    note: "of €75. Valid until 24 December 2029.",
  },
} satisfies Meta<typeof BalanceFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Partly: Story = {};
export const Whole: Story = { args: { amount: "€75", share: 1 } };
export const Empty: Story = { args: { amount: "€0", share: 0, note: "of €75." } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongNumbers: Story = {
  args: {
    amount: "123 456 789,50 €",
    share: 0.5,
    shareLabel: "123 456 789,50 € из 246 913 579 € осталось",
    label: "На карте, код которой оканчивается на V9D4",
    note: "Из 246 913 579 €. Действует до 31 декабря 2029 г.",
  },
  globals: { viewport: { value: "phone" } },
};
export const WholeCodeInTheLabel: Story = { args: { label: "On the card 7QMK-2V9D-ARTX-V9D4" } };
