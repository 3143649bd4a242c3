import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager",
  component: Pager,
  parameters: { keyboard: { "Enter, Space": "loads more and keeps the focus" } },
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { label: "Show the next 19", onMore: () => {} } };
export const Loading: Story = {
  args: { label: "Show the next 19", pending: true, onMore: () => {} },
};
