import type { Meta, StoryObj } from "@storybook/react-vite";
import { CredentialBadge } from "./credential-badge.tsx";

const meta = { title: "Booking/CredentialBadge", component: CredentialBadge } satisfies Meta<
  typeof CredentialBadge
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Verified: Story = { args: { children: "EABP certificate 2417, valid to 06/2028" } };
export const Pending: Story = {
  args: { state: "pending", children: "TRE Provider, being checked" },
};
export const Declared: Story = {
  args: { state: "declared", children: "Body psychotherapist, declared by the practitioner" },
};
export const NoneChecked: Story = {
  args: { state: "none", children: "We have not checked a certificate for this practice." },
};
export const LongNames: Story = {
  args: {
    children:
      "Kehapsühhoteraapia meistritaseme tunnistus, Eesti Kehapsühhoterapeutide Ühing, kehtib 30.09.2027",
  },
};
