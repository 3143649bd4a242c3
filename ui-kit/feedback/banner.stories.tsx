import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Banner } from "./banner.tsx";

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  parameters: {
    layout: "fullscreen",
    keyboard: { Tab: "moves to the action, then to the close button" },
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: {
    icon: "cloud-off",
    children: "You are offline. You can keep reading, but nothing can be sent.",
  },
};
export const Demo: Story = {
  args: {
    children: "This is the demo marketplace: all people are fictional, and no payment is made.",
    closeLabel: "Close",
    onClose: () => {},
  },
};
export const Maintenance: Story = {
  args: {
    tone: "warning",
    children: "On Sunday from 3:00 to 3:30 booking rests.",
    action: <Button small>Read more</Button>,
  },
};
/** Cannot be closed: it says in whose place one is. */
export const Pinned: Story = {
  args: {
    tone: "warning",
    icon: "eye",
    pinned: true,
    children: "You see Heaolu as Liisa Tamm sees it, for reading only, until 14:35.",
    action: <Button small>Stop</Button>,
  },
};
export const Error: Story = {
  args: { tone: "error", children: "Times cannot be shown just now. We know about it." },
};
