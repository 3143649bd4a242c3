import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileDrop } from "./file-drop.tsx";

const meta = {
  title: "Controls/FileDrop",
  component: FileDrop,
  parameters: {
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
