import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { menuItems } from "../compositions/menu-items.ts";
import { VerticalMenu } from "./vertical-menu.tsx";

const guide = {
  use: [
    "In SideNavigation, Drawer and AdminLayout: the places of the app, in sections such as “Waiting for you”.",
    "A badge counts what waits for this person; leave it out at zero. Use toggleType “collapse” where two groups are compared.",
  ],
  avoid: [
    "HorizontalMenu for up to seven places without groups on a wide page.",
    "SectionLinks for parts of one form, MenuButton for places that are needed rarely.",
  ],
  words: {
    rule: "Nouns of one or two words; a section says whose or what is in it.",
    et: "Minu asjad",
    en: "My stuff",
    ru: "Кабинет",
  },
  examples: [{
    right: "FewGroups",
    wrong: "AGroupForEachLink",
    why: "Groups of one link each cost a press and save no room.",
  }],
  related: [
    "Navigation/SideNavigation",
    "Navigation/Drawer",
    "Layout/AdminLayout",
    "Navigation/NavLink",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/VerticalMenu",
  component: VerticalMenu,
  parameters: {
    guide,
    keyboard: {
      Tab: "moves to the next link or group",
      "Enter, Space": "opens or closes a group",
      Enter: "follows a link",
    },
  },
  args: { label: "Main", items: menuItems, newTabLabel: "opens in a new tab" },
  // The width in side navigation and drawer.
  decorators: [(Story) => <div style={{ maxInlineSize: 236 }}>{Story()}</div>],
} satisfies Meta<typeof VerticalMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Accordion: Story = { args: { current: "/admin" } };
export const Collapse: Story = { args: { current: "/admin/materials", toggleType: "collapse" } };
export const MenuGroup: Story = {
  args: {
    current: "/materials",
    items: [{
      title: "Courses",
      icon: "book-open",
      children: [
        { path: "/courses", title: "All courses" },
        { path: "/materials", title: "Materials" },
      ],
    }],
  },
};
export const SectionTitle: Story = {
  args: { items: [{ section: "My things" }, { path: "/journal", title: "Journal" }] },
};
export const Badge: Story = {
  args: { items: [{ path: "/journal", title: "Journal", icon: "notebook-pen", badge: 2 }] },
};
export const Disabled: Story = {
  args: { items: [{ path: "/reports", title: "Reports", icon: "flag", disabled: true }] },
};
export const NewTab: Story = {
  args: {
    items: [{ path: "https://heaolu.example", title: "E-shop", icon: "gift", newTab: true }],
  },
};
export const WithoutGroups: Story = {
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
export const FewGroups: Story = {
  args: {
    current: "/materials",
    items: [
      { path: "/journal", title: "Journal", icon: "notebook-pen", badge: 2 },
      {
        title: "Courses",
        icon: "book-open",
        children: [
          { path: "/courses", title: "All courses" },
          { path: "/materials", title: "Materials" },
        ],
      },
    ],
  },
};
export const AGroupForEachLink: Story = {
  args: {
    current: "/journal",
    items: [
      {
        title: "Journal",
        icon: "notebook-pen",
        children: [{ path: "/journal", title: "Journal" }],
      },
      {
        title: "Courses",
        icon: "book-open",
        children: [{ path: "/courses", title: "All courses" }],
      },
      { title: "Help", icon: "life-buoy", children: [{ path: "/help", title: "Questions" }] },
    ],
  },
};
