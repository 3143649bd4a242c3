import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = { title: "Feedback/Badge", component: Badge } satisfies Meta<typeof Badge>;

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
