import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShareButton } from "./share-button.tsx";

const meta = {
  title: "Navigation/ShareButton",
  component: ShareButton,
  parameters: {
    keyboard: {
      "Enter, Space": "opens the dialog of the browser, or the menu at its first choice",
      "Arrow keys": "move in the menu",
      Escape: "closes the menu and returns the focus",
    },
  },
  args: {
    label: "Share",
    shared: () => ({ title: "Külli Mägi", url: "https://example.org/kulli" }),
    choicesFor: () => [
      { id: "copy", label: "Copy the link", icon: "link" },
      { id: "email", label: "Send by email", icon: "mail", href: "mailto:?subject=Hello" },
    ],
    onPick: () => {},
  },
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: "quiet", small: true } };
