import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import { Logo } from "../layout/logo.tsx";
import { menuItems } from "../compositions/menu-items.ts";
import { SideNavigation, type SideNavigationProps } from "./side-navigation.tsx";
import { VerticalMenu } from "./vertical-menu.tsx";
import { MenuButton } from "./menu-button.tsx";

const guide = {
  use: [
    "From 1200 px when the display setting is the vertical layout: the main menu stays in view beside search, journal and calendar.",
    "Collapsed it leaves 192 px more for wide pages such as the week of a practitioner.",
  ],
  avoid: [
    "Drawer below 1200 px; HorizontalMenu for the horizontal layout.",
    "AdminLayout for the second level within the admin pages.",
  ],
  words: {
    rule: "The toggle says what it will do to the menu.",
    et: "Ahenda menüü",
    en: "Collapse the menu",
    ru: "Свернуть меню",
  },
  related: [
    "Navigation/VerticalMenu",
    "Navigation/Drawer",
    "Navigation/HorizontalMenu",
    "Layout/AppShell",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/SideNavigation",
  component: SideNavigation,
  parameters: {
    guide,
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
/** The app bar is hidden: account and language stand at the foot. */
export const WithFooter: Story = {
  args: {
    footer: (
      <MenuButton
        label="Language: English"
        picked="en"
        groups={[[{ id: "et", label: "Eesti", lang: "et" }, { id: "en", label: "English" }]]}
      >
        EN
      </MenuButton>
    ),
  },
};
