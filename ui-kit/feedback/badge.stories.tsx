import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = { title: "Feedback/Badge", component: Badge } satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { icon: "x", children: "Cancelled" } };
export const Good: Story = { args: { tone: "good", icon: "check", children: "Finished" } };
export const News: Story = { args: { tone: "news", icon: "calendar-check", children: "Booked" } };
export const Warn: Story = {
  args: { tone: "warn", icon: "triangle-alert", children: "With caution" },
};
export const Bad: Story = { args: { tone: "bad", icon: "shield-alert", children: "Not suitable" } };
