import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Link } from "../controls/link.tsx";
import { Ticket } from "./ticket.tsx";
import { unbrokenRange } from "../layout/unbroken-range.ts";

const guide = {
  use: [
    "From the tapped time until it is booked, always at the same place: details, code, payment.",
    "For a time that is kept and not yet booked: an offer of the waiting list, a request, an order to pay.",
  ],
  avoid: [
    "SessionCard as soon as it is booked and stands in the journal.",
    "BookingSummary while no time is chosen yet.",
  ],
  words: {
    rule:
      "Weekday and date as on a calendar sheet, start and end, then with whom and what; a lost time is struck, not hidden.",
    et: "18:15 võeti hetk tagasi. Lähimad vabad ajad:",
    en: "18:15 was just taken. Nearest free times:",
    ru: "Время 18:15 только что заняли. Ближайшее свободное:",
  },
  examples: [{
    right: "WithChange",
    wrong: "TimeInVagueWords",
    why:
      "“Tomorrow evening” leaves the hour open and is wrong the next day; start and end are what the person writes down.",
  }],
  related: [
    "Booking/HoldRing",
    "Booking/ConfirmBar",
    "Booking/BookingSummary",
    "Booking/SessionCard",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/Ticket",
  component: Ticket,
  parameters: { guide },
  args: {
    date: {
      weekday: "Tue",
      day: "24",
      month: "Nov",
      longWeekday: "Tuesday",
      dayAndMonth: "24 Nov",
      dateTime: "2026-11-24T16:15:00Z",
    },
    time: unbrokenRange("18:15", "19:05"),
    lines: ["Külli Mägi · Body psychotherapy", "50 min · €65 · Poska 12, Tallinn"],
  },
} satisfies Meta<typeof Ticket>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: "phone" } } };
export const WithChange: Story = {
  globals: { viewport: { value: "phone" } },
  args: { action: <Link href="#times">Change</Link> },
};
export const Gone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { gone: true, time: "18:15" },
};
export const LongNames: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    time: "18:15 (GMT+10:30)–19:05 (GMT+11)",
    lines: ["Anna-Kristiina Kuusemäe-Tammelaid · Kehapsühhoteraapia ja somaatiline kogemine"],
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const YearEnd: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    date: {
      weekday: "N",
      day: "31",
      month: "dets",
      longWeekday: "neljapäev",
      dayAndMonth: "31. dets 2026",
      dateTime: "2026-12-31T21:30:00Z",
    },
    time: unbrokenRange("23:30", "0:20"),
  },
};
export const TimeInVagueWords: Story = {
  globals: { viewport: { value: "phone" } },
  args: { time: "tomorrow evening", lines: ["with Külli, as usual"] },
};
