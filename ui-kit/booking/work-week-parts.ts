import type { PracticeGroup } from "./practice-label.tsx";

export type WorkWeekDay = {
  /** ISO date. */
  date: string;
  weekday: string;
  day: string;
  /** Accessible name, e.g. "Tuesday, 24 November". */
  label: string;
  summary: string;
  href: string;
  today?: boolean | undefined;
  /** Why no session can be booked on this day. */
  away?: string | undefined;
  /** Working hours, in minutes from midnight. */
  open: readonly { from: number; to: number; color?: "a" | "b" | "c" | undefined }[];
  /** Around sessions, in minutes from midnight. */
  breaks?: readonly WorkWeekBreak[] | undefined;
};

type WorkWeekBreak = {
  from: number;
  to: number;
  kind: "break" | "travel";
  title: string;
  /** Added to the names of the free times it reaches into. */
  label: string;
};

export type WorkWeekItem = {
  id: string;
  date: string;
  /** Minutes from midnight on the wall clock. */
  from: number;
  to: number;
  kind: "session" | "hold" | "busy" | "closed";
  state?: "done" | "missed" | "now" | undefined;
  group?: PracticeGroup | undefined;
  title: string;
  detail: string;
  /** What its name says after title and detail, e.g. "Tuesday, 24 November, 11:00–11:50, Booked". */
  more: string;
  movable?: boolean | undefined;
};

/** The accessible name. It begins with the visible text, so that it can be spoken. */
export function nameOfItem({ title, detail, more }: WorkWeekItem): string {
  return [title, detail, more].filter(Boolean).join(", ");
}

export type WorkWeekLabels = {
  hint: string;
  free: (day: string, time: string) => string;
  /** Announced while an item is moved. */
  moving: (title: string, day: string, time: string) => string;
  moveEnded: string;
};
