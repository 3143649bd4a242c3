import type { Meta, StoryObj } from "@storybook/react-vite";
import { menuItems } from "../compositions/places.ts";
import { VerticalMenu } from "./vertical-menu.tsx";

const meta = {
  title: "Navigation/VerticalMenu",
  component: VerticalMenu,
  parameters: {
    keyboard: {
      Tab: "to the next place; a closed group is one stop",
      "Enter, Space": "opens or closes a group",
      Enter: "follows a place",
    },
  },
  args: { label: "Main", items: menuItems, newTabLabel: "opens in a new tab" },
} satisfies Meta<typeof VerticalMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accordion: Story = { args: { current: "/admin" } };
export const Collapse: Story = { args: { current: "/admin/materials", toggleType: "collapse" } };
export const PlainPlaces: Story = {
  args: {
    current: "/",
    items: [
      { path: "/", title: "Practitioners", icon: "search" },
      { path: "/journal", title: "Journal", icon: "notebook-pen", badge: 2 },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      {
        title: "Kehapsühhoteraapia ja pingest vabanemise praktikad",
        icon: "sprout",
        badge: 12,
        children: [{ path: "/x", title: "Vastutustundlikult kehatööst ja puudutusest" }],
      },
      { path: "/y", title: "Условия использования и обработка данных", icon: "lock", newTab: true },
    ],
    current: "/x",
  },
};
