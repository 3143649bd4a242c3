/** An instant as the product writes it, e.g. "2026-11-24T16:15:00Z". */
export type Instant = string;

/** A day of the calendar, e.g. "2026-11-24"; which hours belong to it depends on a zone. */
export type Day = string;

/** A month of the calendar, e.g. "2026-11". */
export type Month = string;

export const partsOfDay = ["morning", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const dayMs = 86_400_000;

/** The same instant in the one form that can be compared; providers write fractions of seconds or offsets. */
export function instantOf(text: string | number | Date): Instant {
  return new Date(text).toISOString().replace(".000Z", "Z");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs more than using it a thousand times. */
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

/** The day that a clock on the wall of the zone shows at an instant. */
export function dayIn(zone: string, instant: string | number): Day {
  return wallClock(instant, zone).day;
}

/** Morning until noon, afternoon until four, then evening. */
export function partOfDayIn(zone: string, instant: string | number): PartOfDay {
  const { hour } = wallClock(instant, zone);
  if (hour < 12) return "morning";
  return hour < 16 ? "afternoon" : "evening";
}

/** Whether two zones show different clocks at an instant. */
export function clocksDiffer(zone: string, other: string, instant: string | number): boolean {
  const [a, b] = [wallClock(instant, zone), wallClock(instant, other)];
  return a.day !== b.day || a.hour !== b.hour || a.minute !== b.minute;
}

function utcNoon(day: Day): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** The day itself as an instant that falls on it in UTC; for formatters with timeZone "UTC". */
export function noonOf(day: Day): Date {
  return new Date(utcNoon(day));
}

export function addDays(day: Day, count: number): Day {
  return new Date(utcNoon(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The seven days that begin with one. */
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

/** The weeks of a month from Monday to Sunday; null stands for a day of another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first: Day = `${month}-01`;
  const before = (noonOf(first).getUTCDay() + 6) % 7;
  const count = (utcNoon(`${addMonths(month, 1)}-01`) - utcNoon(first)) / dayMs;
  return Array.from(
    { length: Math.ceil((before + count) / 7) },
    (_, week) =>
      Array.from({ length: 7 }, (_, weekday) => {
        const index = week * 7 + weekday - before;
        return index < 0 || index >= count ? null : addDays(first, index);
      }),
  );
}

/** A month's instants in whatever zone: a day wider on either side, as no clock is further from UTC. */
export function spanOfMonth(month: Month): { from: number; to: number } {
  return {
    from: Date.parse(`${month}-01T00:00:00Z`) - dayMs,
    to: Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) + dayMs,
  };
}

/** Cuts a span into windows that a question about free times may ask for (at most 31 days each). */
export function windowsOf({ from, to }: { from: number; to: number }, longest = 31 * dayMs) {
  const windows: { from: number; to: number }[] = [];
  for (let start = from; start < to; start += longest) {
    windows.push({ from: start, to: Math.min(start + longest, to) });
  }
  return windows;
}
