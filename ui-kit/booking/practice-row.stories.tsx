import type { Meta, StoryObj } from "@storybook/react-vite";
import { CredentialBadge } from "./credential-badge.tsx";
import { PracticeRow } from "./practice-row.tsx";

const meta = { title: "Booking/PracticeRow", component: PracticeRow } satisfies Meta<
  typeof PracticeRow
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Verified: Story = {
  args: {
    name: "Body psychotherapy",
    price: "€65",
    duration: "50 min",
    children: <CredentialBadge>EABP certificate 2417, valid to 06/2028</CredentialBadge>,
  },
  decorators: [(Story) => (
    <ul>
      <Story />
    </ul>
  )],
};
export const LongNames: Story = {
  ...Verified,
  args: {
    name: "Neurolingvistiline programmeerimine, vaimne ja emotsionaalne vabastamine",
    price: "alates 105 €",
    duration: "120 min",
    children: <CredentialBadge state="pending">Tunnistust kontrollitakse</CredentialBadge>,
  },
};
