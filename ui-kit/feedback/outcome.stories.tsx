import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Outcome } from "./outcome.tsx";

const meta = {
  title: "Feedback/Outcome",
  component: Outcome,
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
