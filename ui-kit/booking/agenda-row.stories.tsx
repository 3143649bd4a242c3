import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AgendaRow } from "./agenda-row.tsx";

const guide = {
  use: [
    "Inside an AgendaDay: one session as a practitioner needs it between two clients, with time, person, practice, place and state.",
    "In the agenda after a search, with the line that says where the words were found.",
  ],
  avoid: [
    "SessionCard in the client's journal; the two are never mixed in a list.",
    "TaskList for what waits for an answer of the practitioner.",
  ],
  words: {
    rule: "The state is one word; only the next session says in how much time it begins.",
    et: "järgmine, alguseni 40 min",
    en: "next, begins in 40 min",
    ru: "следующая, до начала 40 мин",
  },
  examples: [{
    right: "Booked",
    wrong: "ConcernInTheRow",
    why:
      "An agenda lies open on a desk: what a client comes with belongs into the open session, never into the list.",
  }],
  related: ["Booking/AgendaDay", "Feedback/StatusChip", "Booking/PracticeLabel"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/AgendaRow",
  component: AgendaRow,
  parameters: { guide, keyboard: { "Tab": "moves to the session", "Enter": "opens it" } },
  decorators: [(Story) => <ol>{Story()}</ol>],
} satisfies Meta<typeof AgendaRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  args: {
    time: { from: "13:30", until: "14:20", dateTime: "2026-11-24T11:30:00Z" },
    name: "Oleg Petrov",
    initials: "OP",
    href: "/oleg",
    meeting: "session 1",
    practice: { group: "talking", name: "Psychotherapy" },
    place: { icon: "video", text: "by video" },
    status: { value: "booked", label: "Booked" },
  },
};
export const Next: Story = { args: { ...Booked.args, next: "next, in 40 minutes" } };
export const Rated: Story = {
  args: {
    ...Booked.args,
    status: { value: "finished", label: "Finished" },
    rating: { stars: 4, label: "4 of 5" },
  },
};
export const Cancelled: Story = {
  args: { ...Booked.args, status: { value: "cancelled", label: "Cancelled" } },
};
export const Current: Story = { args: { ...Booked.args, current: true } };
export const Missed: Story = {
  args: { ...Booked.args, status: { value: "missed", label: "No-show" } },
};
export const Found: Story = {
  args: { ...Booked.args, found: "in the comment of 13 November: “warm socks”" },
};
export const LongNames: Story = {
  args: {
    ...Booked.args,
    time: { from: "13:30", until: "15:30", dateTime: "2026-11-24T11:30:00Z" },
    name: "Maria-Magdaleena Kirsimägi-Ploompuu",
    meeting: "123. kohtumine",
    practice: { group: "other", name: "Neurolingvistiline programmeerimine" },
    place: { icon: "map-pin", text: "Väike-Karja tänav 12/14–3, Tallinna kesklinn" },
    status: { value: "booked", label: "Broneeritud" },
    next: "järgmine, alguseni 40 min",
  },
};
export const ConcernInTheRow: Story = {
  args: { ...Booked.args, meeting: "burnout after a divorce, takes sertraline" },
};
