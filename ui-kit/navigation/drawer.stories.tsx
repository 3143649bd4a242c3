import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { VerticalMenu } from "./vertical-menu.tsx";
import { Drawer } from "./drawer.tsx";

const guide = {
  use: [
    "Behind the menu button of the bar below 1200 px: the main menu and the three languages.",
    "Behind the button of AdminLayout below 992 px, with the same navigation that stands at the side on a wide page.",
  ],
  avoid: [
    "Sheet for filters and display settings: those come from the other side and hold more than places to go to.",
    "SideNavigation from 1200 px, where a menu need not be opened.",
  ],
  words: {
    rule: "The title is the name of what opened it; closing names the thing that closes.",
    et: "Sulge menüü",
    en: "Close the menu",
    ru: "Закрыть меню",
  },
  related: [
    "Navigation/VerticalMenu",
    "Navigation/SideNavigation",
    "Feedback/Sheet",
    "Layout/AdminLayout",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/Drawer",
  component: Drawer,
  parameters: {
    guide,
    docs: { story: { inline: false, height: "420px" } },
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
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    ...Open.args,
    title: "Меню площадки благополучия",
    children: (
      <VerticalMenu
        label="Главное меню"
        current="/"
        newTabLabel="откроется в новой вкладке"
        items={[
          { path: "/", title: "Найти специалиста по благополучию", icon: "search" },
          { path: "/privacy", title: "Конфиденциальность и обработка данных", icon: "lock" },
        ]}
      />
    ),
  },
};
