import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { FileButton } from "./file-button.tsx";

const guide = {
  use: [
    "In a row where a file was refused: “Choose another file” stands in place of trying again.",
    "For a file that an administrator imports, such as a draft of the rules.",
  ],
  avoid: [
    "FileDrop where sending files is the point of the section: certificates, pictures of the room, a calendar.",
    "Button with an icon for a file to download.",
  ],
  words: {
    rule:
      "Name the file and what happens to it. The accessible name adds which file it takes the place of.",
    et: "Vali teine fail",
    en: "Choose another file",
    ru: "Выбрать другой файл",
  },
  related: ["Controls/FileDrop", "Controls/Button", "Feedback/UploadRow"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/FileButton",
  component: FileButton,
  parameters: {
    guide,
    keyboard: { Tab: "moves to the button", "Enter, Space": "opens the file dialog" },
  },
  args: {
    children: "Choose another file",
    accept: "image/*",
    small: true,
    onFile: () => {},
  },
} satisfies Meta<typeof FileButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: "Выбрать другой файл вместо фотографии кабинета", variant: "quiet" },
  globals: { viewport: { value: "phone" } },
};
export const Pending: Story = {
  args: { children: "Import a file", icon: "upload", small: false, pending: true },
};
export const Disabled: Story = { args: { disabled: true } };
