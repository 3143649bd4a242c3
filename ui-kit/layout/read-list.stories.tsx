import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Link } from "../controls/link.tsx";
import { ReadList } from "./read-list.tsx";

const guide = {
  use: [
    "On the page “Who has seen my data”: each reading by another person, with its reason; support gives it in their own words.",
    "Highlight support and administrators: a client expects their practitioner, not them.",
  ],
  avoid: [
    "DataTable for the audit log of the admin pages, where events are filtered and compared.",
    "SessionHistory for what happened to one booking.",
  ],
  words: {
    rule:
      "A sentence in the past: what was read, on which day; then why. Never the name of a table or a right.",
    et: "Luges kohtumist (12. november) koos sinu kommentaaridega. Sest sul on temaga kohtumine.",
    en:
      "Read the session on 12 November, with your comments. Because you have a session with them.",
    ru: "Чтение встречи 12 ноября, с вашими комментариями. Потому что у вас есть встреча.",
  },
  examples: [{
    right: "ASentenceWithAReason",
    wrong: "ALogLine",
    why:
      "A line for machines frightens a client and answers none of their questions: what exactly, and why.",
  }],
  related: ["Layout/DataTable", "Booking/SessionHistory", "Navigation/Pager", "Layout/Empty"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/ReadList",
  component: ReadList,
  parameters: { guide },
} satisfies Meta<typeof ReadList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    reads: [
      {
        id: "1",
        icon: "user-round",
        who: "Külli Mägi",
        role: "your practitioner",
        what: "Read the session on 12 November, with your comments.",
        why: "Because you have a session with them. They do not see your notes.",
        dateTime: "2026-11-20T06:04:00Z",
        when: "20 November 2026, 8:04, 2 times",
      },
      {
        id: "2",
        icon: "life-buoy",
        highlighted: true,
        who: "Katrin Aru",
        role: "Heaolu, user support",
        what: "Opened the list of your sessions.",
        why: "In their own words: “Liisa wrote that the time on 24 November is missing.”",
        dateTime: "2026-11-18T12:20:00Z",
        when: "18 November 2026, 14:20",
        action: <Link href="#ask">Ask why</Link>,
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    reads: [{
      id: "1",
      icon: "life-buoy",
      highlighted: true,
      who: "Константин Константинопольский-Преображенский",
      role: "служба поддержки",
      what: "Открывал список ваших встреч.",
      why: `Причина своими словами: «${"оченьдлинноеслово".repeat(8)}»`,
      dateTime: "2026-11-18T12:20:00Z",
      when: "18 ноября 2026 г., 14:20",
      action: <Link href="#ask">Спросить</Link>,
    }],
  },
  globals: { viewport: { value: "phone" } },
};
const read = {
  id: "1",
  icon: "user-round" as const,
  dateTime: "2026-11-20T06:04:00Z",
  when: "20 November 2026, 8:04",
};

export const ASentenceWithAReason: Story = {
  args: {
    reads: [{
      ...read,
      who: "Külli Mägi",
      role: "your practitioner",
      what: "Read the session on 12 November, with your comments.",
      why: "Because you have a session with them. They do not see your notes.",
    }],
  },
};
export const ALogLine: Story = {
  args: {
    reads: [{
      ...read,
      who: "user 4711",
      role: "therapist",
      what: "GET therapy_sessions/8f3a (200)",
      why: "session.read granted",
    }],
  },
};
