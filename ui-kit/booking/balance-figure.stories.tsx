import type { Meta, StoryObj } from "@storybook/react-vite";
import { BalanceFigure } from "./balance-figure.tsx";

const meta = {
  title: "Booking/BalanceFigure",
  component: BalanceFigure,
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
