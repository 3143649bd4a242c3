import type { Meta, StoryObj } from "@storybook/react-vite";
import { MoneyLines } from "./money-lines.tsx";

const meta = {
  title: "Booking/MoneyLines",
  component: MoneyLines,
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
