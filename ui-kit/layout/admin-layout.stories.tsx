import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Text } from "./text.tsx";
import { VerticalMenu } from "../navigation/vertical-menu.tsx";
import { AdminLayout } from "./admin-layout.tsx";

const meta = {
  title: "Layout/AdminLayout",
  component: AdminLayout,
  parameters: {
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
