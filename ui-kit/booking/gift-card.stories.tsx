import type { Meta, StoryObj } from "@storybook/react-vite";
import { GiftCard } from "./gift-card.tsx";

const meta = {
  title: "Booking/GiftCard",
  component: GiftCard,
  args: { brand: "Heaolu", seed: "Anna", message: "For Anna, time for herself", amount: "€75" },
} satisfies Meta<typeof GiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Spruce: Story = {};
export const Clay: Story = { args: { background: "clay", seed: "Mart", message: "Mardile" } };
export const Lake: Story = {
  args: { background: "lake", seed: "Светлана", message: "Светлане, время для себя" },
};
export const LongMessage: Story = {
  args: {
    message:
      "Kallile emale, kes on kõigi teiste eest nii kaua hoolt kandnud, et iseenda aeg on ununenud",
  },
};
