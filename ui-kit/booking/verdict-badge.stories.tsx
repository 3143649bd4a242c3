import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerdictBadge } from "./verdict-badge.tsx";

const meta = { title: "Booking/VerdictBadge", component: VerdictBadge } satisfies Meta<
  typeof VerdictBadge
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Recommended: Story = {
  args: { verdict: "recommended", children: "Recommended by your test" },
};
export const Ok: Story = { args: { verdict: "ok", children: "Suits you" } };
export const Ask: Story = { args: { verdict: "ask", children: "Ask the practitioner first" } };
export const Caution: Story = { args: { verdict: "caution", children: "With caution" } };
export const Contraindicated: Story = {
  args: { verdict: "contraindicated", children: "Not suitable for you right now" },
};
