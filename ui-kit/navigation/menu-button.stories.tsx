import type { Meta, StoryObj } from "@storybook/react-vite";
import { MenuButton } from "./menu-button.tsx";

const meta = {
  title: "Navigation/MenuButton",
  component: MenuButton,
  parameters: {
    keyboard: {
      "↓, Enter, Space": "opens the menu at the first item",
      "↑": "opens the menu at the last item",
      "↑ ↓, letters": "move through the options",
      "Enter": "selects the option",
      "Escape, Tab": "closes the menu and restores the focus",
    },
  },
} satisfies Meta<
  typeof MenuButton
>;

export default meta;

type Story = StoryObj<typeof meta>;

const press: Story["play"] = ({ canvasElement }) => canvasElement.querySelector("button")?.click();

export const LanguageSwitch: Story = {
  args: {
    label: "Language: English",
    children: "EN",
    picked: "en",
    groups: [[{ id: "et", label: "Eesti", lang: "et" }, { id: "en", label: "English" }, {
      id: "ru",
      label: "Русский",
      lang: "ru",
    }]],
  },
};
export const LanguageSwitchOpen: Story = { ...LanguageSwitch, play: press };
export const UserMenu: Story = {
  args: {
    label: "My things",
    picked: "/journal",
    groups: [[
      { id: "/journal", label: "Journal", icon: "notebook-pen", hint: "2 ahead", href: "/journal" },
      { id: "/courses", label: "Courses", icon: "book-open", href: "/courses" },
      { id: "/preferences", label: "Results", icon: "sprout", href: "/preferences" },
    ]],
  },
  play: press,
};
export const AvatarMenu: Story = {
  args: {
    label: "Account: Liisa Tamm",
    user: { name: "Liisa Tamm", role: "User and therapist" },
    titles: ["Personal space"],
    groups: [
      [
        { id: "/journal", label: "My journal", icon: "notebook-pen", href: "/journal" },
        { id: "/sessions", label: "Conducted sessions", icon: "calendar-check", href: "/sessions" },
      ],
      [
        { id: "profile", label: "Profile", icon: "user-round", href: "/profile" },
        { id: "admin", label: "Admin", icon: "layout-dashboard", href: "/admin" },
      ],
      [{ id: "out", label: "Log out", icon: "log-out" }],
    ],
  },
};
export const AvatarMenuOpen: Story = { ...AvatarMenu, play: press };
