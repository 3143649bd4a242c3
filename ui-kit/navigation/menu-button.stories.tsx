import type { Meta, StoryObj } from "@storybook/react-vite";
import { MenuButton } from "./menu-button.tsx";

const meta = {
  title: "Navigation/MenuButton",
  component: MenuButton,
  parameters: {
    keyboard: {
      "↓, Enter": "opens the menu at its first line",
      "↑ ↓, letters": "move in it",
      "Enter": "chooses",
      "Escape": "closes it; the focus goes back to the button",
    },
  },
} satisfies Meta<
  typeof MenuButton
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Language: Story = {
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
export const Account: Story = {
  args: {
    label: "Account: Liisa Tamm",
    head: { name: "Liisa Tamm", role: "User and therapist", initials: "LT" },
    groups: [
      [{ id: "profile", label: "Profile", icon: "user-round", href: "/profile" }],
      [{ id: "out", label: "Log out", icon: "log-out" }],
    ],
  },
};
