import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { CredentialRow } from "./credential-row.tsx";

const guide = {
  use: [
    "On the practitioner's page of certificates, grouped by practice: what we checked, what we still look at, what ends soon and what was refused.",
  ],
  avoid: [
    "CredentialBadge on the public profile, where a client only needs the fact.",
    "UploadRow while the file of a certificate is being sent.",
  ],
  words: {
    rule: "A state never stands alone: a refusal names its reason and the button that mends it.",
    et: "Põhjus: nimi ja number ei ole loetavad. Paranda ja saada uuesti",
    en: "Reason: the name and the number cannot be read. Correct and send again",
    ru: "Причина: имя и номер не читаются. Исправить и отправить снова",
  },
  examples: [{
    right: "Refused",
    wrong: "RefusedWithoutReason",
    why: "The practitioner must guess what was wrong, and the same picture comes again.",
  }],
  related: ["Booking/CredentialBadge", "Feedback/Badge", "Feedback/UploadRow"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/CredentialRow",
  component: CredentialRow,
  parameters: { guide },
  args: {
    title: "EABP certificate no. 2417",
    details: "European Association for Body Psychotherapy · valid to 30.06.2028",
    state: <Badge tone="success" icon="badge-check">Checked</Badge>,
  },
  decorators: [(Story) => (
    <Stack as="ul" gap="none">
      <Story />
    </Stack>
  )],
} satisfies Meta<typeof CredentialRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const Waiting: Story = {
  args: {
    state: <Badge tone="info" icon="clock">Being checked</Badge>,
    note: "We usually look at it within two working days.",
  },
};
export const Ending: Story = {
  args: {
    state: <Badge tone="warning" icon="triangle-alert">Ends on 12 December</Badge>,
    actions: <Button small icon="upload">Add the new one</Button>,
  },
};
export const Refused: Story = {
  args: {
    state: <Badge tone="error" icon="x">Refused</Badge>,
    note: "The name and the number cannot be read in the picture.",
    actions: <Button small icon="upload">Send a better picture</Button>,
  },
};
export const LongNames: Story = {
  args: {
    title:
      "Kehapsühhoteraapia meistritaseme tunnistus koos täiendkoolitusega rasedatele ja peredele",
    details:
      "Eesti Kehapsühhoterapeutide ja Kehatöö Spetsialistide Ühendus · kehtib kuni 30.09.2027",
    state: <Badge tone="info" icon="clock">Being checked</Badge>,
  },
};
export const Expired: Story = {
  args: {
    state: <Badge icon="calendar-off">Expired</Badge>,
    note: "The mark is gone. If you have a new certificate, add it.",
    actions: <Button small icon="upload">Add the new one</Button>,
  },
};
export const NotSent: Story = {
  args: {
    state: <Badge>Not checked</Badge>,
    note: "To have it checked, add a document or a link.",
    actions: <Button small variant="quiet">Edit</Button>,
  },
};
export const RefusedWithoutReason: Story = {
  args: { state: <Badge tone="error" icon="x">Refused</Badge> },
};
