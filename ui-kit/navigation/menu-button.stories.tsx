import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { MenuButton } from "./menu-button.tsx";

const guide = {
  use: [
    "For a handful of places or choices that are needed now and then: the language, the account, my things, the saved views of an admin list.",
    "Mark the current one with picked, and set groups apart where the account has a client's, a practitioner's and an admin's pages.",
  ],
  avoid: [
    "Select for a field of a form or a filter, where the choice stays in the button.",
    "Button for a single action; two actions on a row stand beside each other instead of hiding.",
  ],
  words: {
    rule:
      "The button names the place, not the gesture; entries are nouns for pages and verbs for actions.",
    et: "Minu asjad",
    en: "My stuff",
    ru: "Кабинет",
  },
  examples: [{
    right: "PlacesTogether",
    wrong: "OneActionHidden",
    why: "A menu with one entry costs two presses and hides its only action.",
  }],
  related: ["Controls/Select", "Controls/Button", "Navigation/ShareButton", "Navigation/NavLink"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/MenuButton",
  component: MenuButton,
  parameters: {
    guide,
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
/** The saved views of an admin list: with an icon, and an action in a group of its own. */
export const SavedViews: Story = {
  args: {
    label: "Views",
    icon: "bookmark",
    picked: "new",
    groups: [
      [
        { id: "all", label: "All rows" },
        { id: "new", label: "Applications of this week", hint: "shared" },
      ],
      [{ id: "edit", label: "Save this view" }],
    ],
  },
  play: press,
};
export const LongNames: Story = {
  args: {
    label: "Учётная запись: Константин Константинопольский-Преображенский",
    user: {
      name: "Константин Константинопольский-Преображенский",
      role: "Пользователь и специалист",
    },
    groups: [[
      {
        id: "1",
        label: "Пакеты, которые я предлагаю",
        icon: "package",
        href: "/sessions/packages",
      },
      { id: "2", label: "Календари, которые я веду", icon: "calendar", href: "/calendars" },
    ]],
  },
  globals: { viewport: { value: "phone" } },
  play: press,
};
export const PlacesTogether: Story = { args: UserMenu.args };
export const OneActionHidden: Story = {
  args: { label: "More", groups: [[{ id: "cancel", label: "Cancel the session" }]] },
  play: press,
};
