import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { GiftCard } from "./gift-card.tsx";

const guide = {
  use: [
    "While a card is bought, on its page after the payment, beside its balance and on the front of the printed card.",
    "With a stamp when it cannot be spent: expired, blocked, refunded or not paid.",
  ],
  avoid: [
    "PrintedGiftCard for the sheet of paper with message and code.",
    "PackageRow for several sessions with one practitioner; that is no gift and has no ground.",
  ],
  words: {
    rule:
      "The name and what the hour is for; no feast in the words, since the ground shows it already.",
    et: "Anna, aeg iseendale",
    en: "Anna, time for yourself",
    ru: "Анна, это время для вас",
  },
  examples: [{
    right: "ChristmasSpruce",
    wrong: "Advertisement",
    why:
      "A gift speaks for the giver; discount and exclamation marks turn it into a leaflet of ours.",
  }],
  related: ["Booking/GiftCardDesigns", "Booking/PrintedGiftCard", "Booking/BalanceFigure"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/GiftCard",
  component: GiftCard,
  parameters: { guide },
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
  args: { design: "quiet-snow", seed: "Тамара", dedication: "Тамара, это время для вас" },
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
  globals: { direction: "rtl" },
};
export const LongAmount: Story = { args: { amount: "123 456 789,50 €" } };
export const Advertisement: Story = {
  args: { dedication: "The BEST gift!!! Now −20 % for a happier you!", amount: "€75 → €60" },
};
