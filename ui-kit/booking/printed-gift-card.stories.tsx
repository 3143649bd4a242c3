import type { Meta, StoryObj } from "@storybook/react-vite";
import { GiftCard } from "./gift-card.tsx";
import { PrintedGiftCard } from "./printed-gift-card.tsx";

const meta = {
  title: "Booking/PrintedGiftCard",
  component: PrintedGiftCard,
  args: {
    label: "The printed card",
    front: (
      <GiftCard
        brand="Heaolu"
        design="christmas-spruce"
        seed="Anna"
        dedication="For Anna, time for herself"
      />
    ),
    message: "You always care for others. This hour is yours alone.",
    from: "Liisa and Mihkel",
    amount: "€75",
    code: "7QMK-2V9D-ARTX-9C4W",
    note: "Valid until 24 December 2029. Choose a practitioner and pay with the code.",
  },
} satisfies Meta<typeof PrintedGiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMessage: Story = { args: { message: undefined } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
