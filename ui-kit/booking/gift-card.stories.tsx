import type { Meta, StoryObj } from "@storybook/react-vite";
import { GiftCard } from "./gift-card.tsx";

const meta = {
  title: "Booking/GiftCard",
  component: GiftCard,
  args: {
    brand: "Heaolu",
    design: "christmas-spruce",
    seed: "Anna",
    dedication: "For Anna, time for herself",
    amount: "€75",
  },
} satisfies Meta<typeof GiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChristmasSpruce: Story = {};
export const QuietSnow: Story = {
  args: { design: "quiet-snow", seed: "Тамара", dedication: "Тамаре, время для себя" },
};
export const SeaMorning: Story = {
  args: { design: "sea-morning", seed: "Sanna", dedication: "Sannale, aeg iseendale" },
};
export const LindenLeaf: Story = {
  args: { design: "linden-leaf", seed: "Mart", dedication: "Mardile, hingamiseks" },
};
export const BirchLight: Story = {
  args: { design: "birch-light", seed: "Helve", dedication: "Helvele, aeg iseendale" },
};
export const Expired: Story = { args: { stamp: "Expired", amount: "€0" } };
export const WithoutAmount: Story = { args: { amount: undefined } };
export const LongName: Story = {
  args: {
    dedication:
      "Kallile emale Wilhelmina-Charlottale, kes on kõigi eest nii kaua hoolt kandnud, et enda aeg on ununenud",
  },
};
export const RightToLeft: Story = {
  args: { dedication: "לאנה, זמן לעצמך", seed: "אנה" },
  parameters: { direction: "rtl" },
};
