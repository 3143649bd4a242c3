import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Outcome } from "./outcome.tsx";

const guide = {
  use: [
    "For a payment that happens on the page of a bank: waiting, paid, failed, or the time for it is over.",
    "As the whole view, with what was bought below it.",
  ],
  avoid: [
    "Note when the thing stays on the page and only a part failed.",
    "HoldRing for a time that is held while a form is filled in.",
  ],
  words: {
    rule: "Title: how it ended. Text: whether money moved, and what is kept.",
    et: "Makse ei läinud läbi. Raha ei liikunud.",
    en: "The payment did not go through. No money moved.",
    ru: "Оплата не прошла. Деньги не списаны.",
  },
  examples: [{
    right: "Failed",
    wrong: "FailedWithoutMoney",
    why:
      "Whether money moved is the first question, and it stays open. There is no way to pay again.",
  }],
  related: ["Booking/HoldRing", "Feedback/Note", "Booking/MoneyLines"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Feedback/Outcome",
  component: Outcome,
  parameters: { guide },
  args: {
    state: "waiting",
    title: "Waiting for the payment",
    text: "Finish paying on the other page. This view changes by itself; you need not refresh.",
    left: 0.7,
    actions: <Button>Open the payment page again</Button>,
  },
} satisfies Meta<typeof Outcome>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Done: Story = {
  args: {
    state: "done",
    title: "Paid. Anna gets the card on Thu 24 Dec at 9.",
    text: "The receipt went to liisa@example.com.",
    actions: <Button icon="printer">Print the card</Button>,
  },
};
export const Failed: Story = {
  args: {
    state: "failed",
    title: "The bank did not accept the payment",
    text: "No money moved. The card, the message and the address are kept.",
    actions: <Button variant="primary">Try again</Button>,
  },
};
export const Ended: Story = {
  args: {
    state: "ended",
    title: "The time for paying is over",
    text: "No money moved.",
    actions: undefined,
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    state: "failed",
    title: "Pank ei võtnud kinkekaardi makset vastu, summa 123 456 789 €",
    text:
      "Деньги не списаны. Карта, пожелание и адрес сохранены, можно заплатить ещё раз или выбрать другой банк.",
    actions: <Button variant="primary">Попробовать ещё раз</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
export const FailedWithoutMoney: Story = {
  args: {
    state: "failed",
    title: "Payment error",
    text: "Something went wrong. Please come back later.",
    actions: undefined,
  },
};
