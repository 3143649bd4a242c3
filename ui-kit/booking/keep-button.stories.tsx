import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeepButton } from "./keep-button.tsx";

const meta = {
  title: "Booking/KeepButton",
  component: KeepButton,
  parameters: { keyboard: { "Enter, Space": "keeps the practitioner or takes them off" } },
  args: { label: "Keep: Külli Mägi", kept: false, onKeep: () => {} },
} satisfies Meta<typeof KeepButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kept: Story = { args: { kept: true } };
export const WithText: Story = { args: { text: "Keep" } };
