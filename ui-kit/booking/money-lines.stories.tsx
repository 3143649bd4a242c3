import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { MoneyLines } from "./money-lines.tsx";

const guide = {
  use: [
    "Before paying: price, gift card or package, and what is left to pay, in the booking, the journal and the purchase of a package.",
    "Below a balance: each movement of a gift card or package with its day.",
  ],
  avoid: [
    "DescriptionList for facts that are no amounts.",
    "DataTable for the statements of a month, which are sorted and downloaded.",
  ],
  words: {
    rule:
      "The last line says when and where it is paid, not “total”; what goes off has a minus sign.",
    et: "Maksad kohapeal",
    en: "To pay on site",
    ru: "Оплата на месте",
  },
  examples: [{
    right: "Payment",
    wrong: "SumInOneSentence",
    why:
      "The reader must take the sentence apart and calculate; a line an amount can be checked at a glance.",
  }],
  related: ["Booking/BalanceFigure", "Layout/DescriptionList", "Layout/DataTable"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/MoneyLines",
  component: MoneyLines,
  parameters: { guide },
  args: {
    lines: [
      { id: "session", what: "Session", amount: "€65" },
      { id: "card", what: "Gift card", note: "€0 stay on the card", amount: "−€60" },
      { id: "rest", what: "You pay on site", note: "card or cash", amount: "€5", total: true },
    ],
  },
} satisfies Meta<typeof MoneyLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Payment: Story = {};
export const Movements: Story = {
  args: {
    lines: [
      {
        id: "1",
        date: { text: "24 Dec", dateTime: "2026-12-24" },
        what: "The card came to you",
        note: "from Liisa and Mihkel",
        amount: "+€75",
        plus: true,
      },
      {
        id: "2",
        date: { text: "12 Jan", dateTime: "2027-01-12" },
        what: "Massage, Jekaterina Žukova",
        amount: "−€50",
      },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    lines: [{
      id: "1",
      what: "Kehapsühhoteraapiakohtumine Wilhelmina-Charlotte Kuuseoks-Tammsaarega",
      note: "raha tuli tagasi samal päeval, sest praktik tühistas kohtumise haiguse tõttu",
      amount: "+1 234,50 €",
      plus: true,
    }],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LargeAmounts: Story = {
  args: {
    lines: [
      { id: "1", what: "Kinkekaart", amount: "+123 456 789,50 €", plus: true },
      { id: "2", what: "Kohtumine", amount: "−65,00 €" },
      { id: "3", what: "Alles", amount: "123 456 724,50 €", total: true },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const SumInOneSentence: Story = {
  args: {
    lines: [{
      id: "1",
      what: "Session at €65 minus €60 from your gift card, on which €0 remain, total:",
      amount: "€5",
    }],
  },
};
export const TwoHundred: Story = {
  args: {
    lines: Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      date: { text: "12 Jan", dateTime: "2027-01-12" },
      what: `Session ${200 - at}`,
      amount: "−€50",
    })),
  },
};
