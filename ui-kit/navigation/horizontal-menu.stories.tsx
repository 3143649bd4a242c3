import type { Meta, StoryObj } from "@storybook/react-vite";
import { NavLink } from "./nav-link.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";

const meta = {
  title: "Navigation/HorizontalMenu",
  component: HorizontalMenu,
  parameters: { keyboard: { "Tab": "moves between links", "Enter": "follows a link" } },
} satisfies Meta<
  typeof HorizontalMenu
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Main",
    children: [
      <NavLink key="a" href="/" current="page">Practitioners</NavLink>,
      <NavLink key="b" href="/practices">Practices</NavLink>,
      <NavLink key="c" href="/courses" count={2}>Courses</NavLink>,
      <NavLink key="d" href="/help">Help</NavLink>,
      <NavLink key="e" href="/about" disabled>About</NavLink>,
      <NavLink key="f" href="https://heaolu.example" newTabLabel="opens in a new tab">
        E-shop
      </NavLink>,
    ],
  },
};
export const LongNames: Story = {
  args: {
    label: "Главное меню",
    children: [
      <NavLink key="a" href="/" current="page">Найти специалиста по благополучию</NavLink>,
      <NavLink key="b" href="/practices">Практики и методы</NavLink>,
      <NavLink key="c" href="/help" count="новое">Помощь и вопросы</NavLink>,
    ],
  },
};
