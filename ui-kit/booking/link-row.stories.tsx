import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { LinkRow } from "./link-row.tsx";

const meta = {
  title: "Booking/LinkRow",
  component: LinkRow,
  args: {
    title: "For the course in Tartu",
    details: "Massage, 60 min · many bookings · until 31 December · used 3 times",
    state: <Badge tone="success" icon="link">Open</Badge>,
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
