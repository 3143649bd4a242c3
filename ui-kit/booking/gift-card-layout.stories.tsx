import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TextField } from "../controls/text-field.tsx";
import { Card } from "../layout/card.tsx";
import { Text } from "../layout/text.tsx";
import { GiftCard } from "./gift-card.tsx";
import { GiftCardLayout } from "./gift-card-layout.tsx";

const guide = {
  use: [
    "On the page where a gift card is bought: the card changes while its amount, name and message are typed.",
  ],
  avoid: [
    "Columns for a page with a side column that does not change with the form.",
    "EditorLayout for a long form with sections and a preview, such as the profile.",
  ],
  related: ["Booking/GiftCard", "Booking/GiftCardDesigns", "Layout/Columns", "Layout/EditorLayout"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/GiftCardLayout",
  component: GiftCardLayout,
  parameters: { guide },
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
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const WithoutFacts: Story = { args: { facts: undefined } };
