import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TopNotice } from "./top-notice.tsx";

const guide = {
  use: [
    "For the connection: what can still be done while it is gone, in sight wherever the page is scrolled.",
  ],
  avoid: [
    "Note for one thing that failed, beside it.",
    "Banner for a state that lasts and may take room, such as seeing the product as a client sees it.",
  ],
  words: {
    rule: "First what holds, then what still works, in one line and a half.",
    et: "Võrguühendus puudub. Lugeda saad, aga saata midagi ei saa.",
    en: "You are offline. You can keep reading, but nothing can be sent.",
    ru: "Нет сети. Читать можно, но отправить ничего нельзя.",
  },
  examples: [{
    right: "Default",
    wrong: "AboutOneNote",
    why:
      "It concerns one note, and the reader has to find which. Beside the note it is clear, with a way to try again.",
  }],
  related: ["Feedback/Banner", "Feedback/Note", "Feedback/Toasts"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/TopNotice",
  component: TopNotice,
  parameters: {
    guide,
    keyboard: { "Enter, Space": "closes the notice" },
  },
  args: {
    icon: "cloud-off",
    closeLabel: "Close",
    onClose: () => {},
    children: "You are offline. You can keep reading, but nothing can be sent.",
  },
} satisfies Meta<typeof TopNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Nothing: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    children:
      "Соединение прервано. Читать можно, но отправить ничего нельзя, заметки сохранятся на этом устройстве.",
  },
  globals: { viewport: { value: "phone" } },
};
export const AboutOneNote: Story = {
  args: { icon: "circle-alert", children: "A note could not be saved." },
};
