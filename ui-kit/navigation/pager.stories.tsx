import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./pager.tsx";

const meta = {
  title: "Navigation/Pager",
  component: Pager,
  parameters: { keyboard: { "Enter, Space": "shows more; the focus stays" } },
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const More: Story = { args: { label: "Show the next 19", onMore: () => {} } };
export const OnTheirWay: Story = {
  args: { label: "Show the next 19", pending: true, onMore: () => {} },
};
