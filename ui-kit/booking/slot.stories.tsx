import type { Meta, StoryObj } from "@storybook/react-vite";
import { Slot } from "./slot.tsx";

const meta = {
  title: "Booking/Slot",
  component: Slot,
  parameters: { keyboard: { "Enter": "selects the time or follows the link" } },
} satisfies Meta<typeof Slot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { args: { time: "18:15", dateTime: "2026-11-24T18:15" } };
export const Picked: Story = { args: { time: "18:15", picked: true } };
export const Taken: Story = { args: { time: "11:30", taken: true } };
export const Link: Story = {
  args: { day: "Tue 24 Nov", time: "18:15", variant: "spread", href: "/book" },
};
export const Stacked: Story = {
  args: { day: "Tue 24 Nov", time: "18:15", variant: "stacked", href: "/book" },
};
