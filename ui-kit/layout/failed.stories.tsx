import type { Meta, StoryObj } from "@storybook/react-vite";
import { Failed } from "./failed.tsx";

const meta = {
  title: "Layout/Failed",
  component: Failed,
  parameters: { keyboard: { "Enter, Space": "retries" } },
} satisfies Meta<typeof Failed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    message: "We couldn't load the times. Your choice is kept.",
    retryLabel: "Try again",
    reference: "Request 0193-7c2e",
  },
};
export const WithoutRetry: Story = { args: { message: "This link has run out." } };
