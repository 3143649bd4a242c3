import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { ShareButton } from "./share-button.tsx";

const guide = {
  use: [
    "On the page of a practice and on a comparison of practitioners, to send them to a friend; on the links of a practitioner, to bring clients to the booking page.",
    "Inside ShowAt withScripts: without scripts it could do nothing.",
  ],
  avoid: [
    "LinkRow where the address itself has to be read, copied and counted.",
    "Button with an icon for saving to the own list; that is KeepButton.",
  ],
  words: {
    rule: "The verb alone on the button; each choice says by which way.",
    et: "Jaga – Kopeeri link, Saada e-kirjaga",
    en: "Share – Copy the link, Send by email",
    ru: "Поделиться — Скопировать ссылку, Отправить по почте",
  },
  related: ["Navigation/MenuButton", "Booking/LinkRow", "Booking/KeepButton", "Layout/ShowAt"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/ShareButton",
  component: ShareButton,
  parameters: {
    guide,
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
export const IconOnly: Story = { args: { variant: "quiet", iconOnly: true } };
/** Where the browser has no dialog to share. */
export const MenuOpen: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector("button")?.click(),
};
