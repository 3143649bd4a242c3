import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Badge } from "../feedback/badge.tsx";
import { Stack } from "../layout/stack.tsx";
import { CredentialRow } from "./credential-row.tsx";

const meta = {
  title: "Booking/CredentialRow",
  component: CredentialRow,
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
