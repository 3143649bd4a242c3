import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { PrivateNote } from "./private-note.tsx";

const guide = {
  use: [
    "For words that their author alone reads: a client's note of a session, a practitioner's note about a client, what was written in an exercise of a course.",
  ],
  avoid: [
    "Comment for what client and practitioner write for both of them.",
    "Note for a message of the page itself.",
  ],
  words: {
    rule: "The line with the lock says who reads it, in the same words everywhere.",
    et: "Ainult sina näed",
    en: "Only you see this",
    ru: "Видите только вы",
  },
  related: ["Booking/SessionCard", "Booking/Comment"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PrivateNote",
  component: PrivateNote,
  parameters: { guide },
} satisfies Meta<typeof PrivateNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { text: "My shoulders let go only at the end.", lock: "Only you see this" },
};
export const WithActions: Story = {
  args: {
    title: "Written here",
    text: "My shoulders let go.",
    lock: "Only you see this",
    actions: <Button small variant="quiet">Edit</Button>,
  },
};
export const LongText: Story = {
  args: {
    text:
      "Kirjuta üles kolm asja, mis praeguses töös rõõmu teevad, ja võta need järgmisel korral kaasa: alustame neist.",
    lock: "Only you see this",
  },
};
export const RightToLeft: Story = { ...WithActions, globals: { direction: "rtl" } };
