import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerdictBadge } from "../booking/verdict-badge.tsx";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Layout/Disclosure",
  component: Disclosure,
  parameters: { keyboard: { "Enter, Space": "opens or closes it" } },
  args: {
    title: "Can I cancel a session?",
    children: <p>Yes. Until 24 hours before it costs nothing.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithBadge: Story = {
  args: {
    open: true,
    title: "Pregnancy",
    aside: <VerdictBadge verdict="ask">Ask the practitioner first</VerdictBadge>,
    children: <p>Some positions and some points are left out; the practitioner knows which.</p>,
  },
};
export const LongNames: Story = {
  args: {
    title:
      "Millal peaksin enne kehapsühhoteraapia kohtumist oma perearsti või psühhiaatriga rääkima, kui kasutan ravimeid?",
  },
};
