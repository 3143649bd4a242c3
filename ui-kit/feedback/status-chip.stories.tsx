import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { StatusChip } from "./status-chip.tsx";

const guide = {
  use: [
    "For the status of a session, wherever it stands: journal, agenda, session page, list in the admin.",
  ],
  avoid: [
    "Badge for any other state, such as a certificate or an account.",
    "HoldRing while a time is held and its minutes count.",
  ],
  words: {
    rule: "A word or two that state what happened, without blame.",
    et: "Klient ei tulnud",
    en: "Client did not come",
    ru: "Клиент не пришёл",
  },
  related: ["Feedback/Badge", "Booking/SessionCard", "Booking/AgendaRow", "Booking/HoldRing"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/StatusChip",
  component: StatusChip,
  parameters: { guide },
} satisfies Meta<
  typeof StatusChip
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = { args: { status: "booked", children: "Booked" } };
export const Finished: Story = { args: { status: "finished", children: "Finished" } };
export const Cancelled: Story = { args: { status: "cancelled", children: "Cancelled" } };
export const Missed: Story = { args: { status: "missed", children: "No-show" } };
export const Held: Story = { args: { status: "held", children: "Held for you" } };
export const LongWords: Story = {
  args: { status: "held", children: "Hoiame sinu jaoks, закреплено до 14:35" },
  globals: { viewport: { value: "phone" } },
};
