import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { kulli } from "../compositions/people.tsx";
import { Button } from "../controls/button.tsx";
import { PrivateNote } from "./private-note.tsx";
import { SessionCard, type SessionCardProps } from "./session-card.tsx";

const guide = {
  use: [
    "In the client's journal: each session on the spine of dates, the next one first, with its rating, private note and comments as children.",
  ],
  avoid: [
    "AgendaRow for the practitioner, who has many sessions a day and needs less of each.",
    "Ticket for a time that is not yet booked or only kept.",
  ],
  words: {
    rule: "The state is said from both sides and without blame: a session did not take place.",
    et: "Jäi ära",
    en: "Missed",
    ru: "Не состоялась",
  },
  examples: [{
    right: "Next",
    wrong: "ActionsOfEqualWeight",
    why:
      "Five filled buttons make the journal a control panel; one outlined next step is enough, the rest is quiet or in the session.",
  }],
  related: [
    "Booking/SessionHistory",
    "Booking/AddToCalendar",
    "Booking/Comment",
    "Booking/PrivateNote",
    "Controls/Rating",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/SessionCard",
  component: SessionCard,
  parameters: { guide, keyboard: { "Tab": "moves through name and actions" } },
} satisfies Meta<
  typeof SessionCard
>;

export default meta;

type Story = StoryObj<typeof meta>;

const session = {
  date: { weekday: "Tue", day: "24", time: "18:15", dateTime: "2026-11-24T18:15" },
  name: "Külli Mägi",
  href: "/kulli",
  photo: kulli.photo,
  practice: { group: "somatic", name: "Body psychotherapy" },
} satisfies Partial<SessionCardProps>;
export const Next: Story = {
  args: {
    ...session,
    next: true,
    practiceNote: "50 min · €65",
    status: { value: "booked", label: "Booked" },
    details: [{ icon: "map-pin", text: "Poska 12, Tallinn" }],
    actions: <Button small icon="calendar-plus">Add to calendar</Button>,
  },
};
export const Finished: Story = {
  args: {
    ...session,
    status: { value: "finished", label: "Finished" },
    children: <PrivateNote text="My shoulders let go only at the end." lock="Only you see this" />,
  },
};
export const NoteConflict: Story = {
  args: {
    ...session,
    status: { value: "finished", label: "Finished" },
    children: (
      <>
        <PrivateNote title="Written here" text="My shoulders let go." lock="Only you see this" />
        <PrivateNote title="Saved elsewhere" text="Slept well." lock="Only you see this" />
      </>
    ),
    footer: <Button small variant="quiet" icon="scroll-text">History</Button>,
  },
};
export const Cancelled: Story = {
  args: { ...session, status: { value: "cancelled", label: "Cancelled" } },
};
export const LongNames: Story = {
  args: {
    ...session,
    name: "Mari-Magdaleena Kirsimägi-Ploompuu",
    practice: { group: "other", name: "Neurolingvistiline programmeerimine" },
    practiceNote: "120 min · 105 €",
    status: { value: "booked", label: "Broneeritud" },
    details: [{ icon: "map-pin", text: "Väike-Karja tänav 12/14–3, Tallinna kesklinn" }, {
      icon: "clock",
      text: "12 päeva pärast",
    }],
  },
};
export const Missed: Story = {
  args: {
    ...session,
    status: { value: "missed", label: "Missed" },
    details: [{ icon: "wallet", text: "no fee" }],
  },
};
export const RightToLeft: Story = { ...Next, globals: { direction: "rtl" } };
export const ActionsOfEqualWeight: Story = {
  args: {
    ...session,
    next: true,
    status: { value: "booked", label: "Booked" },
    actions: (
      <>
        <Button variant="primary" small>Calendar</Button>
        <Button variant="primary" small>Move</Button>
        <Button variant="primary" small>Cancel</Button>
        <Button variant="primary" small>Directions</Button>
        <Button variant="primary" small>Write</Button>
      </>
    ),
  },
};
export const WithoutPicture: Story = {
  args: {
    date: session.date,
    name: session.name,
    href: session.href,
    practice: session.practice,
    status: { value: "booked", label: "Booked" },
  },
};
