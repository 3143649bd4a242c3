import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "../controls/text-field.tsx";
import { Card } from "../layout/card.tsx";
import { Text } from "../layout/text.tsx";
import { GiftCard } from "./gift-card.tsx";
import { GiftCardLayout } from "./gift-card-layout.tsx";

const meta = {
  title: "Booking/GiftCardLayout",
  component: GiftCardLayout,
  args: {
    preview: (
      <GiftCard
        brand="Heaolu"
        design="linden-leaf"
        seed="Anna"
        dedication="For Anna, time for herself"
        amount="€75"
      />
    ),
    facts: <Text tone="soft" size="small">Valid for three years</Text>,
    children: <TextField name="recipient" label="For whom" defaultValue="Anna" />,
  },
  render: (args) => (
    <Card>
      <GiftCardLayout {...args} />
    </Card>
  ),
} satisfies Meta<typeof GiftCardLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
