import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileButton } from "./file-button.tsx";

const meta = {
  title: "Controls/FileButton",
  component: FileButton,
  parameters: {
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
