import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CredentialBadge } from "./credential-badge.tsx";

const guide = {
  use: [
    "Inside the row of a practice on the profile, one for each certificate of this practice, and one that says so when we checked none.",
  ],
  avoid: [
    "CredentialRow in the practitioner's own list, where each certificate has a state and a next step.",
    "VerdictBadge for what the visitor's test says; a certificate is about the practitioner.",
  ],
  words: {
    rule:
      "Title with number, issuer and last valid day; never praise, and a lack is said as plainly.",
    et: "EABP tunnistus nr 2417, kehtib kuni 30.06.2028",
    en: "EABP certificate no. 2417, valid to 30.06.2028",
    ru: "Сертификат EABP № 2417, действует до 30.06.2028",
  },
  examples: [{
    right: "Verified",
    wrong: "Praise",
    why:
      "It has the look of a checked certificate but nothing that a reader could check: no issuer, no number, no date.",
  }],
  related: ["Booking/CredentialRow", "Booking/PracticeRow", "Feedback/Badge"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/CredentialBadge",
  component: CredentialBadge,
  parameters: { guide },
} satisfies Meta<
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
export const Praise: Story = { args: { children: "Top expert, trusted by hundreds of clients" } };
