import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { PackageRow } from "./package-row.tsx";
import { SessionDots } from "./session-dots.tsx";

const guide = {
  use: [
    "On the profile below a length: packages to buy, with the price of one session and what is saved.",
    "In the practitioner's list of offers, to change them, and at the payment, to choose one of the own packages.",
  ],
  avoid: [
    "PracticeRow for single sessions; a package is an offer inside it.",
    "GiftCard for money that any practitioner takes.",
  ],
  words: {
    rule:
      "Number and price are the title; below it what one session costs, what is saved and how long it is valid.",
    et: "5 kohtumist · 225 €. 45 € kohtumine, säästad 25 €",
    en: "5 sessions · €225. €45 each, you save €25",
    ru: "Встреч: 5 · 225 €. 45 € за встречу, выгода 25 €",
  },
  examples: [{
    right: "ToBuy",
    wrong: "SavingWithoutPrice",
    why:
      "A percentage without prices and a hurry are persuasion; the reader needs the sum, the price of one session and the last day.",
  }],
  related: ["Booking/SessionDots", "Booking/MoneyLines", "Booking/PracticeRow"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/PackageRow",
  component: PackageRow,
  parameters: { guide },
  args: {
    title: "5 sessions · €225",
    details: "€45 each, you save €25 · valid for 12 months",
    actions: <Button small>Buy the package</Button>,
  },
  decorators: [(Story) => (
    <Stack as="ul" gap="inline">
      <Story />
    </Stack>
  )],
} satisfies Meta<typeof PackageRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToBuy: Story = {};
export const Bought: Story = {
  args: {
    title: "Massage, Jekaterina Žukova",
    details: "3 of 5 left · until 27 May 2027",
    state: <SessionDots left={3} total={5} label="3 of 5 left" />,
    actions: <Button small variant="quiet">Open</Button>,
  },
};
export const OffSale: Story = {
  args: {
    state: <Badge>Not on sale</Badge>,
    actions: (
      <>
        <Button small variant="quiet">Change</Button>
        <Button small variant="quiet">Delete</Button>
      </>
    ),
  },
};
export const LongTexts: Story = {
  args: {
    title:
      "20 kohtumist, kehapsühhoteraapia Wilhelmina-Charlotte Kuuseoks-Tammsaarega · 1 234,50 €",
    details: "61,73 € kohtumine, säästad 365,50 € võrreldes ükshaaval makstes · kehtib 24 kuud",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const SavingWithoutPrice: Story = {
  args: {
    title: "Best value: save 10 %",
    details: "Only this week",
    actions: <Button variant="primary">Get the deal</Button>,
  },
};
