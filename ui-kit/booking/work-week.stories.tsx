import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { useState } from "react";
import type { WorkWeekDay, WorkWeekItem } from "./work-week-parts.ts";
import { WorkWeek } from "./work-week.tsx";

const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const days: WorkWeekDay[] = names.map((name, i) => ({
  date: `2026-11-${23 + i}`,
  weekday: name.slice(0, 3),
  day: `${23 + i}`,
  label: `${name}, ${23 + i} November`,
  summary: i > 4 ? "away" : "2 sessions",
  href: `#2026-11-${23 + i}`,
  today: i === 1,
  away: i > 4 ? "Holiday" : undefined,
  open: i > 4 ? [] : [{ from: 540, to: 780, color: "a" }, { from: 960, to: 1140, color: "c" }],
  breaks: i === 0
    ? [
      { from: 590, to: 605, kind: "break", title: "Break", label: "break 9:50–10:05" },
      { from: 665, to: 680, kind: "break", title: "Break", label: "break 11:05–11:20" },
    ]
    : i === 1
    ? [
      { from: 710, to: 725, kind: "break", title: "Break", label: "break 11:50–12:05" },
      { from: 930, to: 975, kind: "travel", title: "Travel", label: "travel 15:30–16:15" },
    ]
    : [],
}));

function at(
  date: number,
  from: number,
  to: number,
  title: string,
  more: Partial<WorkWeekItem> = {},
): WorkWeekItem {
  const time = `${Math.floor(from / 60)}:${String(from % 60).padStart(2, "0")}`;
  return {
    id: `${date}-${from}`,
    date: `2026-11-${date}`,
    from,
    to,
    kind: "session",
    group: "somatic",
    title,
    detail: `${time} · body`,
    more: `${names[date - 23]}, ${date} November`,
    movable: true,
    ...more,
  };
}

const items = [
  at(23, 540, 590, "Oleg K.", { state: "done", movable: false }),
  at(23, 615, 665, "Jaan S.", { state: "missed", detail: "no-show", movable: false }),
  at(24, 660, 710, "Mariliis K.", { state: "now", movable: false }),
  at(24, 975, 1025, "Liisa T."),
  at(25, 540, 600, "Busy", { kind: "busy", detail: "9:00–10:00", movable: false }),
  at(25, 600, 680, "Anna R.", { group: "talking" }),
  at(25, 1080, 1095, "Rein T.", { detail: "18:00 · call", group: "energetic" }),
  at(26, 600, 650, "Being booked", { kind: "hold", detail: "held", movable: false }),
  at(26, 660, 720, "Closed", { kind: "closed", detail: "paperwork", movable: false }),
  at(27, 570, 620, "Külliki-Annabel Sõerumäe-Kivirähk", { group: "other" }),
  at(27, 590, 640, "Oleg K."),
];

const guide = {
  use: [
    "As the practitioner's calendar: sessions, breaks, travel, held times and another calendar on one grid, to find free room and to move a session.",
  ],
  avoid: [
    "AgendaDay for reading the sessions one after the other, or on a phone between two clients.",
    "AvailabilityWeek for the hours that repeat; here each day has a date.",
  ],
  words: {
    rule:
      "A block says name and hour; what another calendar or a booking in progress hides is named by its kind.",
    et: "hoitud kuni 12:30",
    en: "held until 12:30",
    ru: "удерживается до 12:30",
  },
  related: [
    "Booking/WorkWeekLegend",
    "Booking/AgendaDay",
    "Booking/AvailabilityWeek",
    "Booking/WeekStrip",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/WorkWeek",
  component: WorkWeek,
  parameters: {
    guide,
    keyboard: {
      "Tab": "enters the week at its current time",
      "↑ ↓": "moves to the earlier or later session or free time",
      "← →": "moves to the same time of the other day",
      "Home, End": "moves to the first or last time of the day",
      "Page up, Page down": "shows the days before or after",
      "Enter": "opens the session, or books or closes the free time",
      "M": "moves the session: arrow keys, then Enter or Escape",
    },
  },
  args: {
    label: "Week 23–29 November",
    days,
    items,
    picked: "2026-11-24",
    hours: { from: 8, to: 20 },
    now: { date: "2026-11-24", minute: 700, label: "11:40" },
    formatTime: (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
    labels: {
      hint: "Arrow keys move between times.",
      free: (day, time) => `${day}, ${time}, free`,
      moving: (title, day, time) => `${title}: ${day}, ${time}`,
      moveEnded: "No longer moving.",
    },
    onOpen: () => {},
    onFree: () => {},
    onMove: () => {},
    onPage: () => {},
  },
} satisfies Meta<typeof WorkWeek>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {
  render: function Controlled(args) {
    const [shown, setShown] = useState(args.items);
    const [current, setCurrent] = useState<string | undefined>();
    return (
      <WorkWeek
        {...args}
        items={shown}
        current={current}
        onOpen={setCurrent}
        onMove={(id, { date, from }) =>
          setShown(shown.map((item) =>
            item.id === id ? { ...item, date, from, to: from + item.to - item.from } : item
          ))}
      />
    );
  },
};
export const Day: Story = { args: { days: days.slice(1, 2) } };
export const Empty: Story = { args: { items: [] } };
export const LongDay: Story = { args: { days: days.slice(4, 5), picked: "2026-11-27" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
/** Sixteen sessions in a row, from the first to the last hour. */
export const FullDay: Story = {
  args: {
    days: days.slice(3, 4),
    picked: "2026-11-26",
    items: Array.from(
      { length: 16 },
      (_, i) => at(26, 480 + i * 45, 480 + i * 45 + 45, `Külliki-Annabel Sõerumäe ${i + 1}`),
    ),
  },
};
