import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Logo } from "../layout/logo.tsx";
import { menuItems } from "../compositions/places.ts";
import { SideNavigation, type SideNavigationProps } from "./side-navigation.tsx";
import { VerticalMenu } from "./vertical-menu.tsx";

const meta = {
  title: "Navigation/SideNavigation",
  component: SideNavigation,
  parameters: {
    layout: "fullscreen",
    keyboard: {
      Tab:
        "to the logo, the button, then from place to place; a collapsed column opens with the focus",
      "Enter, Space": "on the button: 260 or 68 px",
    },
  },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    onCollapse: () => {},
    collapseLabels: { collapse: "Make the menu narrow", expand: "Keep the menu open" },
    children: (
      <VerticalMenu
        label="Main"
        items={menuItems}
        current="/admin/practitioners"
        newTabLabel="opens in a new tab"
      />
    ),
  },
  render: Operated,
} satisfies Meta<typeof SideNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const CollapsedWithHoverExpand: Story = {
  args: { collapsed: true },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus({ focusVisible: true }),
};

/** Seen from 1200 px; the skin semi-dark turns it dark. */
function Operated(args: SideNavigationProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed ?? false);
  return <SideNavigation {...args} collapsed={collapsed} onCollapse={setCollapsed} />;
}
