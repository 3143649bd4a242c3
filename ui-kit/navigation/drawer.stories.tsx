import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavLink } from "./nav-link.tsx";
import { VerticalMenu } from "./vertical-menu.tsx";
import { Drawer } from "./drawer.tsx";

const meta = { title: "Navigation/Drawer", component: Drawer } satisfies Meta<typeof Drawer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    open: true,
    title: "Menu",
    closeLabel: "Close",
    onClose: () => {},
    children: (
      <VerticalMenu label="Main">
        <NavLink href="/" current="page">Practitioners</NavLink>
        <NavLink href="/help">Help</NavLink>
      </VerticalMenu>
    ),
  },
};
