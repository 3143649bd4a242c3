import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Logo } from "../layout/logo.tsx";
import { menuItems } from "../compositions/menu-items.ts";
import { SideNavigation, type SideNavigationProps } from "./side-navigation.tsx";
import { VerticalMenu } from "./vertical-menu.tsx";

const meta = {
  title: "Navigation/SideNavigation",
  component: SideNavigation,
  parameters: {
    layout: "fullscreen",
    keyboard: {
      Tab: "moves through logo, toggle button and links; a collapsed navigation expands on focus",
      "Enter, Space": "toggles the width when the button is focused",
    },
  },
  args: {
    logo: <Logo brand="Heaolu" href="/" />,
    onCollapse: () => {},
    collapseLabels: { collapse: "Collapse the menu", expand: "Expand the menu" },
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

export const Expanded: Story = {};
export const Collapsed: Story = { args: { collapsed: true } };
export const CollapsedWithHoverExpand: Story = {
  args: { collapsed: true },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus({ focusVisible: true }),
};

/** Visible from 1200 px; dark in the skin semi-dark. */
function Operated(args: SideNavigationProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed ?? false);
  return <SideNavigation {...args} collapsed={collapsed} onCollapse={setCollapsed} />;
}
