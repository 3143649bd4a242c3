import type { Meta, StoryObj } from "@storybook/react-vite";
import { DecisionChain } from "./decision-chain.tsx";

const meta = {
  title: "Booking/DecisionChain",
  component: DecisionChain,
  parameters: { keyboard: { "Enter, Space": "opens and closes it" } },
} satisfies Meta<typeof DecisionChain>;

export default meta;

type Story = StoryObj<typeof meta>;

const chains = [{
  id: "pregnancy-gentle-touch",
  steps: [
    { name: "Your answer", value: "You are pregnant, or might be" },
    { name: "Rule", value: "pregnancy-gentle-touch" },
    { name: "Decision", value: "With caution" },
  ],
  note: "Source: general safety advice for massage.",
}];

export const Default: Story = { args: { title: "How we decided", chains } };
export const Open: Story = { args: { title: "How we decided", chains, open: true } };
