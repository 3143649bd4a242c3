import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../controls/link.tsx";
import { ReadList } from "./read-list.tsx";

const meta = { title: "Layout/ReadList", component: ReadList } satisfies Meta<typeof ReadList>;

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
