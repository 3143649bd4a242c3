import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavLink } from "./nav-link.tsx";
import { VerticalMenu } from "./vertical-menu.tsx";

const meta = { title: "Navigation/VerticalMenu", component: VerticalMenu } satisfies Meta<
  typeof VerticalMenu
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Places: Story = {
  args: {
    label: "Main",
    title: "Find",
    children: [
      <NavLink key="a" href="/" icon="search" current="page">Practitioners</NavLink>,
      <NavLink key="b" href="/journal" icon="notebook-pen" count={2}>Journal</NavLink>,
    ],
  },
};
