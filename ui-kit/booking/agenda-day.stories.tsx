import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AgendaDay } from "./agenda-day.tsx";
import { AgendaRow, type AgendaRowProps } from "./agenda-row.tsx";

const guide = {
  use: [
    "On the practitioner's page of sessions: each day that has any, with their number and length in its head.",
    "With the line of hours, so that a practitioner sees at a glance whether the sessions stand close or wide apart.",
  ],
  avoid: [
    "WorkWeek when free room, breaks and moving a session matter.",
    "SessionCard for the client's own journal, where a session has rating, note and comments.",
  ],
  words: {
    rule:
      "Today and tomorrow are named before the date; the sum says how many sessions and how long together.",
    et: "Täna, 24. november. 2 kohtumist, 1 h 40 min",
    en: "Today, 24 November. 2 sessions, 1 h 40 min",
    ru: "Сегодня, 24 ноября. 2 встречи, 1 ч 40 мин",
  },
  related: ["Booking/AgendaRow", "Booking/WorkWeek", "Booking/SessionCard"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/AgendaDay",
  component: AgendaDay,
  parameters: { guide, keyboard: { "Tab": "moves between sessions" } },
} satisfies Meta<typeof AgendaDay>;

export default meta;

type Story = StoryObj<typeof meta>;

const liisa: AgendaRowProps = {
  time: { from: "9:00", until: "9:50", dateTime: "2026-11-24T07:00:00Z" },
  name: "Liisa Tamm",
  initials: "LT",
  href: "/liisa",
  meeting: "session 4",
  practice: { group: "somatic", name: "Body psychotherapy" },
  place: { icon: "map-pin", text: "Poska 12" },
  status: { value: "finished", label: "Finished" },
  rating: { stars: 5, label: "5 of 5" },
};
const oleg: AgendaRowProps = {
  time: { from: "13:30", until: "14:20", dateTime: "2026-11-24T11:30:00Z" },
  name: "Oleg Petrov",
  initials: "OP",
  href: "/oleg",
  meeting: "session 1",
  practice: { group: "talking", name: "Psychotherapy" },
  place: { icon: "video", text: "by video" },
  status: { value: "booked", label: "Booked" },
};
const day = {
  date: { weekday: "Tue", day: "24", dateTime: "2026-11-24" },
  title: "Today, 24 November",
  summary: "2 sessions, 1 h 40 min",
  today: true,
  hours: [
    { from: 0.08, to: 0.15, group: "somatic", past: true },
    { from: 0.46, to: 0.53, group: "talking" },
  ],
} satisfies Partial<Story["args"]>;

export const Today: Story = {
  args: {
    ...day,
    children: (
      <>
        <AgendaRow {...liisa} />
        <AgendaRow {...oleg} next="next, in 40 minutes" />
      </>
    ),
  },
};
export const WithCurrent: Story = {
  args: {
    ...day,
    children: (
      <>
        <AgendaRow {...liisa} current />
        <AgendaRow {...oleg} status={{ value: "cancelled", label: "Cancelled" }} />
      </>
    ),
  },
};
export const LongNames: Story = {
  args: {
    ...day,
    title: "Kolmapäev, 25. november 2026",
    summary: "1 kohtumine, 50 min broneeritud",
    today: false,
    children: (
      <AgendaRow
        {...oleg}
        name="Maria-Magdaleena Kirsimägi-Ploompuu"
        practice={{ group: "energetic", name: "Kraniosakraalteraapia ja energiatasakaalustamine" }}
      />
    ),
  },
};
export const RightToLeft: Story = {
  ...Today,
  globals: { direction: "rtl" },
};
export const AllCancelled: Story = {
  args: {
    ...day,
    summary: "all cancelled",
    hours: [],
    children: (
      <>
        <AgendaRow
          {...liisa}
          status={{ value: "cancelled", label: "Cancelled" }}
          rating={undefined}
        />
        <AgendaRow {...oleg} status={{ value: "cancelled", label: "Cancelled" }} />
      </>
    ),
  },
};
export const FullDay: Story = {
  args: {
    ...day,
    summary: "12 sessions, 9 h",
    hours: Array.from({ length: 12 }, (_, at) => ({
      from: at / 12,
      to: at / 12 + 0.06,
      group: at % 2 ? "talking" : "somatic",
      past: at < 5,
    })),
    children: Array.from({ length: 12 }, (_, at) => (
      <AgendaRow
        key={at}
        {...oleg}
        time={{
          from: `${8 + at}:00`,
          until: `${8 + at}:45`,
          dateTime: `2026-11-24T${String(6 + at).padStart(2, "0")}:00:00Z`,
        }}
        href={`/session-${at}`}
      />
    )),
  },
};
