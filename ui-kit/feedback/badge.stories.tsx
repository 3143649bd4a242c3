import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "../layout/row.tsx";
import { Badge } from "./badge.tsx";

const guide = {
  use: [
    "For a state that is read and not pressed: a certificate being checked, a new client, this device.",
    "In tables of the admin, where the tone lets the eye find what needs work.",
  ],
  avoid: [
    "StatusChip for the status of a session, which has its own icons.",
    "IconList for facts such as place and language; Chip for what can be pressed.",
  ],
  words: {
    rule: "One or two words that say how it stands, with an icon where the tone means something.",
    et: "Kontrollitud · Ülevaatamisel",
    en: "Checked · Being checked",
    ru: "Проверен · На проверке",
  },
  examples: [{
    right: "StateOfACertificate",
    wrong: "FactsAsBadges",
    why:
      "Four badges of equal weight hide the one that is a state. Facts are a line of text or an IconList.",
  }],
  related: ["Feedback/StatusChip", "Feedback/StateText", "Controls/Chip", "Booking/IconList"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Feedback/Badge", component: Badge, parameters: { guide } } satisfies Meta<
  typeof Badge
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { icon: "x", children: "Cancelled" } };
export const Success: Story = { args: { tone: "success", icon: "check", children: "Finished" } };
export const Info: Story = { args: { tone: "info", icon: "calendar-check", children: "Booked" } };
export const Warning: Story = {
  args: { tone: "warning", icon: "triangle-alert", children: "With caution" },
};
export const Error: Story = {
  args: { tone: "error", icon: "shield-alert", children: "Not suitable" },
};
export const LongWords: Story = {
  args: {
    tone: "warning",
    icon: "clock",
    children: "Ootab praktikalepingu kinnitamist · ожидает подтверждения",
  },
  globals: { viewport: { value: "phone" } },
};
export const StateOfACertificate: Story = {
  args: { tone: "success" },
  render: () => (
    <Row gap="inline">
      <span>Body psychotherapist, level 7</span>
      <Badge tone="success" icon="badge-check">Checked</Badge>
    </Row>
  ),
};
export const FactsAsBadges: Story = {
  args: { tone: "info" },
  render: () => (
    <Row gap="inline">
      <Badge tone="info">Tallinn</Badge>
      <Badge tone="info">50 min</Badge>
      <Badge tone="info">€65</Badge>
      <Badge tone="success" icon="badge-check">Checked</Badge>
    </Row>
  ),
};
