import type { CalendarReading, CalendarText } from "../../ports/calendar-files.ts";
import { busyTimesIn } from "./busy-times.ts";

export const window = {
  from: Date.parse("2026-11-20T00:00:00Z"),
  to: Date.parse("2026-12-31T00:00:00Z"),
};

export function calendar(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR"].join(
    "\r\n",
  );
}

export function event(...lines: string[]): string {
  return ["BEGIN:VEVENT", "DTSTAMP:20261101T000000Z", ...lines, "END:VEVENT"].join("\r\n");
}

/** Busy times as `start/end` in UTC; a calendar without zones is read in Europe/Tallinn. */
export function read(text: string, options: Partial<CalendarText> = {}): string[] {
  return readingOf(text, options).busy.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join("/")
  );
}

export function readingOf(text: string, options: Partial<CalendarText> = {}): CalendarReading {
  return busyTimesIn({ text, window, timeZone: "Europe/Tallinn", owners: [], ...options });
}
