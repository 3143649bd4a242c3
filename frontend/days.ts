import type { updateAvailability } from "./api/limits/availability.ts";

/** An instant in UTC with seconds, e.g. "2026-11-24T16:15:00Z". */
export type Instant = string;

/** A calendar day of any time zone, e.g. "2026-11-24". */
export type Day = string;

export type Month = string;

export const partsOfDay = ["night", "morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const dayMs = 86_400_000;
const minuteMs = 60_000;

/** No zone moves its clock by more (ms). */
const longestChangeMs = 3 * 60 * minuteMs;

// The type holds this to the contract; importing the value would make the page heavier.
const longestHorizonDays: (typeof updateAvailability)["settings"]["horizonDays"]["maximum"] = 365;

/** No practitioner opens times further ahead (ms). */
export const longestHorizonMs = (longestHorizonDays + 1) * dayMs;

/** Normalizes an instant, so that instants with offsets or fractions of seconds can be compared. */
export function instantOf(text: string | number | Date): Instant {
  return new Date(text).toISOString().replace(".000Z", "Z");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(zone, clock);
  return clock;
}

function wallClock(instant: string | number, zone: string) {
  const parts = clockOf(zone).formatToParts(new Date(instant));
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    day: `${read("year")}-${read("month")}-${read("day")}`,
    hour: Number(read("hour")),
    minute: Number(read("minute")),
  };
}

export function dayIn(zone: string, instant: string | number): Day {
  return wallClock(instant, zone).day;
}

/** How far the local clock of a zone is ahead of UTC at an instant (ms). */
function offsetIn(zone: string, at: number): number {
  const { day, hour, minute } = wallClock(at, zone);
  return Date.parse(day) + (hour * 60 + minute) * minuteMs - Math.floor(at / minuteMs) * minuteMs;
}

const daysWithChange = new Map<string, boolean>();

/** Whether the clock of a zone changes on or near the UTC day of an instant (ms). */
function hasChangeNear(zone: string, at: number): boolean {
  const day = Math.floor(at / dayMs);
  const key = `${zone} ${day}`;
  const known = daysWithChange.get(key) ??
    offsetIn(zone, day * dayMs - longestChangeMs) !==
      offsetIn(zone, (day + 1) * dayMs + longestChangeMs);
  daysWithChange.set(key, known);
  return known;
}

/** Whether a clock change shows the local time of this instant (ms) twice. */
export function isRepeatedTime(zone: string, at: number): boolean {
  if (!hasChangeNear(zone, at)) return false;
  const offset = offsetIn(zone, at);
  return [-longestChangeMs, longestChangeMs].some((shift) => {
    const other = offsetIn(zone, at + shift);
    return other !== offset && offsetIn(zone, at + offset - other) === other;
  });
}

/** The part of the day: night until 6:00, morning until 12:00, afternoon until 17:00, then evening. */
export function partOfDayIn(zone: string, instant: string | number): PartOfDay {
  const { hour } = wallClock(instant, zone);
  if (hour < 6) return "night";
  if (hour < 12) return "morning";
  return hour < 17 ? "afternoon" : "evening";
}

/** Minutes from midnight on the wall clock of a zone. */
export function minuteIn(zone: string, instant: string | number): number {
  const { hour, minute } = wallClock(instant, zone);
  return hour * 60 + minute;
}

/** The instant (ms) of a wall-clock time; the first of two. The later side of a time that a clock change skips. */
export function instantAt(zone: string, day: Day, minute: number): number {
  const wall = Date.parse(day) + minute * minuteMs;
  const before = offsetIn(zone, wall - dayMs);
  const early = wall - before;
  if (offsetIn(zone, early) === before) return early;
  const late = wall - offsetIn(zone, early);
  return offsetIn(zone, late) === offsetIn(zone, early) ? late : early;
}

export function clocksDiffer(zone: string, other: string, instant: string | number): boolean {
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day !== b.day || a.hour !== b.hour || a.minute !== b.minute;
}

function utcNoon(day: Day): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** Noon of a day in UTC, for formatters with timeZone "UTC". */
export function noonOf(day: Day): Date {
  return new Date(utcNoon(day));
}

export function addDays(day: Day, count: number): Day {
  return new Date(utcNoon(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(utcNoon(day)).getUTCDay() + 6) % 7));
}

export function weekFrom(day: Day): Day[] {
  return Array.from({ length: 7 }, (_, i) => addDays(day, i));
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The instants (ms) of a month in any zone: one day wider on either side than in UTC. */
export function spanOfMonth(month: Month): { from: number; to: number } {
  return {
    from: Date.parse(`${month}-01T00:00:00Z`) - dayMs,
    to: Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) + dayMs,
  };
}

/** Splits a span (ms) into windows of at most 31 days, the longest request for free times. */
export function windowsOf({ from, to }: { from: number; to: number }, longest = 31 * dayMs) {
  const windows: { from: number; to: number }[] = [];
  for (let start = from; start < to; start += longest) {
    windows.push({ from: start, to: Math.min(start + longest, to) });
  }
  return windows;
}

/** "7 days" says more than "168 hours", while "24 hours" is clearer than "1 day". */
export function inDays(hours: number): boolean {
  return hours > 24 && hours % 24 === 0;
}
