import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { RadioGroup } from "../controls/radio-group.tsx";
import { CredentialBadge } from "./credential-badge.tsx";
import { PracticeRow } from "./practice-row.tsx";
import { VerdictNote } from "./verdict-note.tsx";

const guide = {
  use: [
    "On the profile: one row a practice with the certificates for it, its lengths with price and free times, and the cautions that concern it.",
  ],
  avoid: [
    "AdviceRow in the results of the test, where the practice is not yet tied to a person.",
    "PackageRow for several sessions at one price; it stands inside this row.",
  ],
  words: {
    rule: "Each length says its price and how many times are free in seven days.",
    et: "50 min · 65 €, 11 vaba aega 7 päeva jooksul",
    en: "50 min · €65, 11 free times in 7 days",
    ru: "50 мин · 65 €, 11 свободных окон за 7 дней",
  },
  examples: [{
    right: "Verified",
    wrong: "TrophyWall",
    why:
      "Certificates of other practices look like proof for this one; show here what covers it, the others stand below the list.",
  }],
  related: [
    "Booking/CredentialBadge",
    "Booking/PackageRow",
    "Booking/VerdictNote",
    "Controls/RadioGroup",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PracticeRow",
  component: PracticeRow,
  parameters: { guide },
} satisfies Meta<
  typeof PracticeRow
>;

export default meta;

type Story = StoryObj<typeof meta>;

function Lengths({ label, options }: {
  label: string;
  options: { value: string; label: string; hint: string }[];
}) {
  const [picked, setPicked] = useState(options[0]!.value);
  return (
    <RadioGroup
      variant="tiles"
      label={label}
      labelHidden
      options={options}
      picked={picked}
      onPick={setPicked}
    />
  );
}

export const Verified: Story = {
  args: {
    name: "Body psychotherapy",
    details: <CredentialBadge>EABP certificate 2417, valid to 06/2028</CredentialBadge>,
    children: (
      <Lengths
        label="Body psychotherapy"
        options={[
          { value: "50", label: "50 min · €65", hint: "11 free times in 7 days" },
          { value: "75", label: "75 min · €90", hint: "4 free times in 7 days" },
        ]}
      />
    ),
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
    details: <CredentialBadge state="pending">Tunnistust kontrollitakse</CredentialBadge>,
    children: (
      <Lengths
        label="Neurolingvistiline programmeerimine"
        options={[{
          value: "1",
          label: "120 min · 105 €",
          hint: "järgmise 7 päeva jooksul vabu aegu ei ole",
        }]}
      />
    ),
  },
};
export const RightToLeft: Story = { ...Verified, globals: { direction: "rtl" } };
export const NoneCheckedWithCaution: Story = {
  ...Verified,
  args: {
    name: "Massage",
    details: (
      <CredentialBadge state="none">
        We have not checked a certificate for this practice.
      </CredentialBadge>
    ),
    children: (
      <>
        <Lengths
          label="Massage"
          options={[{
            value: "60",
            label: "60 min · €50",
            hint: "nothing free in the next 7 days",
          }]}
        />
        <VerdictNote
          verdict="caution"
          label="With caution"
          reason="Gentle work suits well, but the position on the table has to be adapted."
        />
      </>
    ),
  },
};
export const TrophyWall: Story = {
  ...Verified,
  args: {
    name: "Massage",
    details: (
      <>
        <CredentialBadge>Reiki master, 1998</CredentialBadge>
        <CredentialBadge>First aid course, 16 hours</CredentialBadge>
        <CredentialBadge>EABP certificate 2417 for body psychotherapy</CredentialBadge>
        <CredentialBadge>Winner of the wellness prize</CredentialBadge>
      </>
    ),
  },
};
