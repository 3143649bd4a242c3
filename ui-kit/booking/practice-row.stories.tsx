import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { RadioGroup } from "../controls/radio-group.tsx";
import { CredentialBadge } from "./credential-badge.tsx";
import { PracticeRow } from "./practice-row.tsx";

const meta = { title: "Booking/PracticeRow", component: PracticeRow } satisfies Meta<
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
export const RightToLeft: Story = { ...Verified, parameters: { direction: "rtl" } };
