import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Banner } from "./banner.tsx";

const guide = {
  use: [
    "Pinned while an administrator sees the product as a client sees it: in whose place, until when, and the way out.",
  ],
  avoid: [
    "TopNotice for a connection that comes and goes: it moves nothing on the page.",
    "Note for a message about one thing, beside that thing.",
  ],
  words: {
    rule: "State what holds on the whole page and until when. The action ends it.",
    et: "Näed lehte Heaolu nii, nagu Liisa Tamm seda näeb: ainult lugemiseks, kella 14.35-ni.",
    en: "You see Heaolu as Liisa Tamm sees it, for reading only, until 14:35.",
    ru: "Вы видите Heaolu так, как видит Liisa Tamm: только для чтения, до 14:35.",
  },
  examples: [{
    right: "Pinned",
    wrong: "Offline",
    why:
      "Each loss of the connection pushes the page down under the finger. TopNotice stands over it.",
  }],
  related: ["Feedback/TopNotice", "Feedback/Note", "Feedback/Toasts"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  parameters: {
    guide,
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
export const LongText: Story = {
  args: {
    tone: "warning",
    icon: "eye",
    pinned: true,
    children:
      "Вы видите Heaolu так, как видит Mari-Magdaleena Kirsimägi-Ploompuu: только для чтения, до 14:35.",
    action: <Button small>Закончить</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
