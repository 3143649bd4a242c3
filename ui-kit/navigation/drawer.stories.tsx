import type { Meta, StoryObj } from "@storybook/react-vite";
import { VerticalMenu } from "./vertical-menu.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Navigation/Drawer",
  component: Drawer,
  parameters: {
    keyboard: { "Escape": "closes it and restores the focus", "Tab": "stays inside" },
  },
} satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    open: true,
    title: "Menu",
    closeLabel: "Close",
    onClose: () => {},
    children: (
      <VerticalMenu
        label="Main"
        current="/"
        newTabLabel="opens in a new tab"
        items={[
          { path: "/", title: "Practitioners", icon: "search" },
          { path: "/help", title: "Help", icon: "life-buoy" },
          { path: "/shop", title: "E-shop", icon: "package", newTab: true },
          { section: "My things" },
          { path: "/journal", title: "Journal", icon: "notebook-pen", badge: 2 },
        ]}
      />
    ),
  },
};
