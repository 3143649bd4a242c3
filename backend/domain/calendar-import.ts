import type { Busy } from "./availability.ts";
import { DomainError, type ErrorCode } from "./errors.ts";
import { problem } from "./field-problem.ts";
import { day, minute } from "./duration.ts";

/** Another calendar of the practitioner, of which only the busy times are stored. Instants in ms. */
export type CalendarImport = {
  id: string;
  kind: "file" | "url";
  name: string;
  /** A secret address: no response contains it. null for a file. */
  url: string | null;
  etag: string | null;
  readAt: number | null;
  /** null: only on request. */
  nextReadAt: number | null;
  failures: number;
  lastError: ErrorCode | null;
  busyTimes: number;
  /** The end of the stored busy times; null before the first reading. */
  coversUntil: number | null;
  unread: UnreadEvents;
  createdAt: number;
  updatedAt: number;
};

/** What a reading did not understand. `rules` and `timeZones` are examples. */
export type UnreadEvents = {
  /** Events that are not counted. */
  events: number;
  rules: string[];
  /** Unknown names of time zones, whose events are read in the practitioner's zone. */
  timeZones: string[];
};

export const noUnreadEvents: UnreadEvents = { events: 0, rules: [], timeZones: [] };

export const importNameMaxLength = 100;

export const importUrlMaxLength = 2000;

export const mostImports = 10;
export const mostBusyTimes = 10_000;

const readEvery = 30 * minute;
const longestWait = day;

/** Throws ERR_INVALID_INPUT when `stored` imports are the most allowed. */
export function requireRoomForImport(stored: number): void {
  if (stored < mostImports) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: [problem("imports", "ERR_TOO_BIG", { most: mostImports, unit: "entries" })],
  });
}

/** The window (ms) of stored busy times. A file is read only once, so it covers several years of bookings. */
export function importWindow(
  { kind }: Pick<CalendarImport, "kind">,
  now: number,
): { from: number; to: number } {
  return { from: now - day, to: now + (kind === "file" ? 3 * 366 : 400) * day };
}

/** Mail addresses in the path of a calendar's URL: Google writes the owner's there. */
export function addressesIn(url: string): string[] {
  const path = URL.parse(url)?.pathname.replaceAll(/%40/gi, "@") ?? "";
  return path.split("/").filter((segment) => /^[^@]+@[^@]+\.[^@]+$/.test(segment));
}

/** The ETag for a conditional download; null once a day, because the window moves. `now` in ms. */
export function knownVersion({ etag, updatedAt }: CalendarImport, now: number): string | null {
  return now - updatedAt < day ? etag : null;
}

/** `reading` is null when the calendar has not changed since the last one. */
export function wasRead(
  calendar: CalendarImport,
  { etag, reading }: {
    etag: string | null;
    reading: Pick<CalendarImport, "coversUntil" | "unread"> | null;
  },
  now: number,
): CalendarImport {
  return {
    ...calendar,
    etag,
    readAt: now,
    nextReadAt: calendar.kind === "url" ? now + readEvery : null,
    failures: 0,
    lastError: null,
    ...(reading &&
      { coversUntil: reading.coversUntil, unread: reading.unread, updatedAt: now }),
  };
}

/** Keeps the stored busy times. The time to the next attempt doubles, up to a day. */
export function couldNotRead(
  calendar: CalendarImport,
  lastError: ErrorCode,
  now: number,
): CalendarImport {
  const failures = calendar.failures + 1;
  const wait = Math.min(readEvery * 2 ** (failures - 1), longestWait);
  return { ...calendar, failures, lastError, nextReadAt: now + wait };
}

/** Busy times clipped to the window and sorted; overlapping and adjacent ones are merged. */
export function joinedWithin(
  times: readonly Busy[],
  { from, to }: { from: number; to: number },
): Busy[] {
  const joined: Busy[] = [];
  const ordered = times
    .map(({ startsAt, endsAt }) => ({
      startsAt: Math.max(startsAt, from),
      endsAt: Math.min(endsAt, to),
    }))
    .filter(({ startsAt, endsAt }) => startsAt < endsAt)
    .sort((a, b) => a.startsAt - b.startsAt);
  for (const time of ordered) {
    const last = joined.at(-1);
    if (last && time.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, time.endsAt);
    else joined.push({ ...time });
  }
  return joined;
}
