import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { FileButton } from "../controls/file-button.tsx";
import { UploadRow } from "./upload-row.tsx";

const guide = {
  use: [
    "In FileDrop, for each file on its way: how much is sent, how long it takes, why it failed.",
    "With action when the file itself was refused and another has to be chosen.",
  ],
  avoid: [
    "Progress alone inside a tile, as for a picture among pictures.",
    "FileLinks for files that are there and can be opened.",
  ],
  words: {
    rule: "An error says the limit and the value that passed it, and what to do about it.",
    et: "Fail on 84 MB. Dokument võib olla kuni 10 MB.",
    en: "The file is 84 MB. A document can be up to 10 MB.",
    ru: "Размер файла — 84 МБ. Для документа можно до 10 МБ.",
  },
  examples: [{
    right: "Refused",
    wrong: "TryingAgainInVain",
    why:
      "Sending the same file again is refused again. Say the limit, and offer to choose another.",
  }],
  related: ["Controls/FileDrop", "Controls/FileButton", "Feedback/Progress"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/UploadRow",
  component: UploadRow,
  parameters: {
    guide,
    keyboard: {
      Tab: "moves to the buttons",
      "Enter, Space": "presses a button",
    },
  },
  args: {
    name: "treatment-room.jpg",
    onRemove: () => {},
    removeLabel: "Cancel treatment-room.jpg",
    retryLabel: "Try again",
  },
} satisfies Meta<typeof UploadRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Uploading: Story = {
  args: { note: "62 % · about 20 seconds left", progress: 0.62 },
};
export const Complete: Story = { args: { note: "3.4 MB" } };
export const Failed: Story = {
  args: { error: "The service doesn’t answer. Try again later.", onRetry: () => {} },
};
export const LongNames: Story = {
  args: {
    name: "a-very-long-name-of-a-recording-with-the-date-and-the-names-of-all-places-it-shows.mp4",
    error: "The video is longer than 2 minutes.",
  },
  globals: { viewport: { value: "phone" } },
};
export const RightToLeft: Story = {
  args: { note: "62 % · about 20 seconds left", progress: 0.62 },
  globals: { direction: "rtl" },
};
export const Refused: Story = {
  args: {
    name: "kutsetunnistus.pdf",
    removeLabel: "Remove kutsetunnistus.pdf",
    error: "The file is 84 MB. A document can be up to 10 MB.",
    action: <FileButton variant="quiet" small onFile={() => {}}>Choose another file</FileButton>,
  },
};
export const TryingAgainInVain: Story = {
  args: {
    name: "kutsetunnistus.pdf",
    removeLabel: "Remove kutsetunnistus.pdf",
    error: "Upload failed.",
    onRetry: () => {},
  },
};
