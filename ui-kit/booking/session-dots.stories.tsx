import type { Meta, StoryObj } from "@storybook/react-vite";
import { SessionDots } from "./session-dots.tsx";

const meta = {
  title: "Booking/SessionDots",
  component: SessionDots,
  args: { left: 3, total: 5, label: "3 of 5 left" },
} satisfies Meta<typeof SessionDots>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { left: 0, label: "0 of 5 left" } };
export const Many: Story = { args: { left: 14, total: 20, label: "14 of 20 left" } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
