import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = { title: "Feedback/Badge", component: Badge } satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { icon: "x", children: "Cancelled" } };
export const Good: Story = { args: { tone: "success", icon: "check", children: "Finished" } };
export const News: Story = { args: { tone: "info", icon: "calendar-check", children: "Booked" } };
export const Warn: Story = {
  args: { tone: "warning", icon: "triangle-alert", children: "With caution" },
};
export const Bad: Story = {
  args: { tone: "error", icon: "shield-alert", children: "Not suitable" },
};
