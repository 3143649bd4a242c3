import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { FileDrop } from "./file-drop.tsx";

const guide = {
  use: [
    "For the files of a practitioner: certificates, a picture, the rooms, the materials of a lesson.",
    "For a calendar file, when another calendar cannot be connected by its address.",
  ],
  avoid: [
    "FileButton for one file inside a row, or to replace a refused one.",
    "OrderList as tiles for pictures that are already there: this list is for files on their way.",
  ],
  words: {
    rule:
      "Limits come before the choice: kinds, size, and who sees the file. An error repeats the limit that was passed.",
    et: "PDF, JPG või PNG kuni 10 MB. Seda näed ainult sina ja meie.",
    en: "PDF, JPG or PNG up to 10 MB. Only you and we see it.",
    ru: "PDF, JPG или PNG до 10 МБ. Его видите только вы и мы.",
  },
  examples: [{
    right: "Empty",
    wrong: "WithoutLimits",
    why: "The limit comes as a refusal, after a minute of sending on a phone.",
  }],
  related: ["Controls/FileButton", "Feedback/UploadRow", "Controls/OrderList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/FileDrop",
  component: FileDrop,
  parameters: {
    guide,
    keyboard: {
      Tab: "moves to the drop area, then to the remove buttons",
      "Enter, Space": "opens the file dialog",
    },
  },
  args: {
    label: "Certificates and licences",
    description: "PDF or a picture, at most 10 MB each.",
    prompt: "Drop files here or choose them",
    touchPrompt: "Choose files",
    accept: "image/*,.pdf",
    multiple: true,
    onFiles: () => {},
    onRemove: () => {},
    removeLabel: (name) => `Remove ${name}`,
  },
} satisfies Meta<typeof FileDrop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = {
  args: {
    files: [
      { id: "a", name: "kutsetunnistus-2024.pdf", note: "1.2 MB · checked" },
      { id: "b", name: "shindo-instructor-level-three.jpg", note: "3.4 MB · 62 %", progress: 0.62 },
    ],
  },
};
export const UploadFailed: Story = {
  args: {
    files: [{
      id: "c",
      name: "a-very-long-name-of-a-recording-with-the-date-and-the-names-of-all-clients.mov",
      error: "Too large: 84 MB. At most 10 MB.",
      isRefused: true,
    }],
    anotherLabel: "Choose another file",
  },
};
export const Invalid: Story = { args: { error: "Add at least one certificate." } };
export const Disabled: Story = { args: { disabled: true } };
export const WithoutLimits: Story = {
  args: {
    description: undefined,
    prompt: "Upload",
    touchPrompt: "Upload",
    files: [{ id: "a", name: "kutsetunnistus-2024.tiff", error: "Invalid file.", isRefused: true }],
    anotherLabel: "Choose another file",
  },
};
export const ManyFiles: Story = {
  args: {
    files: Array.from({ length: 12 }, (_, i) => ({
      id: String(i),
      name: `tunnistus-${i + 1}.pdf`,
      note: "1.2 MB · checked",
    })),
  },
};
export const LongWords: Story = { args: { error: "Lisa vähemalt üks kutsetunnistus." } };
