import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { PackageRow } from "./package-row.tsx";
import { SessionDots } from "./session-dots.tsx";

const meta = {
  title: "Booking/PackageRow",
  component: PackageRow,
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
