import type { Meta, StoryObj } from "@storybook/react-vite";
import { TopNotice } from "./top-notice.tsx";

const meta = {
  title: "Feedback/TopNotice",
  component: TopNotice,
  parameters: { keyboard: { "Enter, Space": "closes the notice" } },
  args: {
    icon: "cloud-off",
    closeLabel: "Close",
    onClose: () => {},
    children: "You are offline. You can keep reading, but nothing can be sent.",
  },
} satisfies Meta<typeof TopNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Nothing: Story = { args: { children: null } };
