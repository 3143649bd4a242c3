import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Text } from "./text.tsx";
import { VerticalMenu } from "../navigation/vertical-menu.tsx";
import { AdminLayout } from "./admin-layout.tsx";

const guide = {
  use: [
    "Around every admin page: the navigation of applications, practitioners, certificates and rules stays at the side, darker than the app, so that an administrator sees where they are.",
    "Pass the current address: the drawer on a phone closes with it, and the navigation scrolls to its entry.",
  ],
  avoid: [
    "AppShell for pages of clients and practitioners, the dashboard included.",
    "ListDetail within the page when a queue shows the open case beside it.",
  ],
  words: {
    rule:
      "The label names the menu, because on a phone it is the text of the button that opens it.",
    et: "Halduse menüü",
    en: "Admin menu",
    ru: "Меню управления",
  },
  related: [
    "Navigation/VerticalMenu",
    "Navigation/Drawer",
    "Layout/AppShell",
    "Navigation/CommandPalette",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/AdminLayout",
  component: AdminLayout,
  parameters: {
    guide,
    layout: "fullscreen",
    keyboard: {
      Tab: "moves through the navigation at the side; below 992 px to the button of the drawer",
      "Enter, Space": "opens the drawer",
      Escape: "closes the drawer",
    },
  },
  args: {
    label: "Admin menu",
    closeLabel: "Close",
    address: "/admin/leads",
    navigation: (
      <VerticalMenu
        label="Admin"
        current="/admin/leads"
        newTabLabel="opens in a new tab"
        items={[
          { path: "/admin", title: "Overview", icon: "layout-dashboard" },
          { section: "Waiting for you" },
          { path: "/admin/leads", title: "Applications", icon: "mail", badge: 14 },
          { path: "/admin/practitioners", title: "Practitioners", icon: "user-round", badge: 3 },
        ]}
      />
    ),
    children: <Text>The queue stands here.</Text>,
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithTools: Story = { args: { tools: <Button small icon="search">Find</Button> } };
export const OnAPhone: Story = {
  args: { tools: <Button small icon="search">Find</Button> },
  globals: { viewport: { value: "phone" } },
};
