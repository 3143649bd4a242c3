import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { LinkRow } from "./link-row.tsx";

const guide = {
  use: [
    "Under working hours, in the practitioner's list of secret booking links: what each opens, how often it was used and whether it still works.",
  ],
  avoid: [
    "FileLinks for files and pages to take along.",
    "CredentialRow for certificates, PackageRow for offers; each list has its own row.",
  ],
  words: {
    rule:
      "Say what the link opens, until when and how often it was used; the title is the practitioner's own note.",
    et: "kasutatud 3 korda, viimati 22. november",
    en: "used 3 times, last on 22 November",
    ru: "использована 3 раза, в последний раз 22 ноября",
  },
  examples: [{
    right: "Ended",
    wrong: "DeadAddressToCopy",
    why:
      "An address that opens nothing is copied and sent to a client; leave address and actions out when it has ended.",
  }],
  related: ["Feedback/Badge", "Navigation/ShareButton", "Navigation/FileLinks"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/LinkRow",
  component: LinkRow,
  parameters: { guide },
  args: {
    title: "For the course in Tartu",
    details: "Massage, 60 min · many bookings · until 31 December · used 3 times",
    state: <Badge tone="success" icon="link">In use</Badge>,
    url: "https://example.org/booking/link#4f7Jw0l0pYlYtqgEJ3m8sQ5m9F1m8d1Jt2yqk3mP2cE",
    actions: (
      <>
        <Button small icon="link">Copy</Button>
        <Button small icon="share-2">Share</Button>
        <Button small variant="quiet">Withdraw</Button>
      </>
    ),
  },
  decorators: [(Story) => (
    <Stack as="ul" gap="none">
      <Story />
    </Stack>
  )],
} satisfies Meta<typeof LinkRow>;

export default meta;

type Story = StoryObj<typeof meta>;

const closed = { url: undefined, actions: undefined };

export const Open: Story = {};
export const Used: Story = {
  args: {
    ...closed,
    title: "Mari’s friend",
    details: "Introductory call, 20 min · one booking · used on 22 November",
    state: <Badge icon="check">Used up</Badge>,
  },
};
export const Ended: Story = {
  args: { ...closed, state: <Badge icon="clock">Ended</Badge> },
};
export const LongName: Story = {
  args: {
    title:
      "Kõigile, kes osalesid septembri kursusel ja tahavad jätkata omaette kohtumistega enne jõule",
  },
};
export const Withdrawn: Story = {
  args: { ...closed, state: <Badge icon="x">Withdrawn</Badge> },
};
export const DeadAddressToCopy: Story = {
  args: {
    state: <Badge icon="clock">Ended</Badge>,
    actions: <Button small icon="link">Copy</Button>,
  },
};
