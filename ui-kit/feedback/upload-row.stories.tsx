import type { Meta, StoryObj } from "@storybook/react-vite";
import { UploadRow } from "./upload-row.tsx";

const meta = {
  title: "Feedback/UploadRow",
  component: UploadRow,
  parameters: {
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
