import type { Meta, StoryObj } from "@storybook/react-vite";
import { AgendaDay } from "./agenda-day.tsx";
import { AgendaRow, type AgendaRowProps } from "./agenda-row.tsx";

const meta = {
  title: "Booking/AgendaDay",
  component: AgendaDay,
  parameters: { keyboard: { "Tab": "moves between sessions" } },
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
  parameters: { direction: "rtl" },
};
