import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavLink } from "./nav-link.tsx";

const meta = {
  title: "Navigation/NavLink",
  component: NavLink,
  parameters: { keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof NavLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: "/help", children: "Help" } };
export const Current: Story = { args: { href: "/", current: "page", children: "Practitioners" } };
export const WithIcon: Story = {
  args: { href: "/gift", icon: "gift", count: 3, children: "Gift card" },
};
export const NewTab: Story = {
  args: { href: "/shop", newTabLabel: "opens in a new tab", children: "E-shop" },
};
export const Disabled: Story = { args: { href: "/admin", disabled: true, children: "Admin" } };
