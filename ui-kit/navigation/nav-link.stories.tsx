import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { NavLink } from "./nav-link.tsx";

const guide = {
  use: [
    "For each entry of HorizontalMenu and VerticalMenu, and for the gift card and “Log in” beside them in the bar.",
    "Count says how much waits behind it (two sessions ahead, six certificates to check); leave it out at zero.",
    "Set newTabLabel for the shop and other sites of ours, where the current page stays open.",
  ],
  avoid: [
    "Link within text and lists.",
    "Button with href where following it is the next step of the page.",
  ],
  words: {
    rule: "The name of the place in one or two words, the same as the heading of its page.",
    et: "Kinkekaart",
    en: "Gift card",
    ru: "Подарочная карта",
  },
  related: ["Navigation/HorizontalMenu", "Navigation/VerticalMenu", "Controls/Link"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/NavLink",
  component: NavLink,
  parameters: { guide, keyboard: { "Enter": "follows the link" } },
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
/** A parent of the current page. */
export const CurrentSection: Story = {
  args: { href: "/courses", current: "section", children: "Courses" },
};
/** In the bar a name never wraps. */
export const LongName: Story = {
  args: { href: "/gift", icon: "gift", count: "123", children: "Подарочная карта" },
};
