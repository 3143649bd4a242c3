import type { Availability } from "./availability.ts";
import { day, minute } from "./duration.ts";
import { listSlots } from "./slots.ts";

const first = Temporal.PlainDate.from("2026-01-01");
const last = Temporal.PlainDate.from("2028-12-31");

const hours = { fromMinute: 0, toMinute: 1440, stepMinutes: 30, durationMinutes: 25 };

/** The starts that `listSlots` gives on every day of three years, one month per call. */
export function startsOfEveryDay(timeZone: string): number[] {
  const availability: Availability = {
    timeZone,
    rules: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, placeId: null, ...hours })),
    exceptions: [],
    vacations: [],
    bufferMinutes: 0,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 40,
    stepMinutes: hours.stepMinutes,
    dailyMaximum: null,
    closedOnPublicHolidays: false,
  };
  const begin = beginOf(first, timeZone);
  const end = beginOf(last.add({ days: 1 }), timeZone);
  const starts: number[] = [];
  for (let from = begin; from < end; from += 30 * day) {
    const to = Math.min(from + 30 * day, end);
    const { durationMinutes } = hours;
    for (const slot of listSlots(availability, [], { durationMinutes, from, to, now: from })) {
      starts.push(slot.startsAt);
    }
  }
  return starts;
}

/**
 * The same starts by Temporal: on a day without a clock change every half hour from midnight; on any other day each
 * half hour whose wall time exists.
 */
export function wallStarts(timeZone: string): number[] {
  const starts: number[] = [];
  for (
    let date = first;
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const begin = date.toZonedDateTime(timeZone);
    const end = date.add({ days: 1 }).toZonedDateTime(timeZone);
    const isEven = begin.hoursInDay === 24 && begin.offset === end.offset;
    const ofDate = isEven ? evenStarts(begin.epochMilliseconds) : placedStarts(date, timeZone);
    for (const start of ofDate) {
      if (start + hours.durationMinutes * minute <= end.epochMilliseconds) starts.push(start);
    }
  }
  return starts;
}

function evenStarts(begin: number): number[] {
  const starts: number[] = [];
  for (let at = 0; at < 24 * 60; at += hours.stepMinutes) starts.push(begin + at * minute);
  return starts;
}

function placedStarts(date: Temporal.PlainDate, timeZone: string): number[] {
  const starts = new Set<number>();
  for (let at = 0; at < 24 * 60; at += hours.stepMinutes) {
    const wall = date.toPlainDateTime().add({ minutes: at });
    for (const disambiguation of ["earlier", "later"] as const) {
      const moment = wall.toZonedDateTime(timeZone, { disambiguation });
      if (moment.toPlainDateTime().equals(wall)) starts.add(moment.epochMilliseconds);
    }
  }
  return [...starts].sort((a, b) => a - b);
}

function beginOf(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds;
}

export function digestOf(starts: number[]): string {
  let sum = 0;
  for (const start of starts) sum = (sum * 31 + start / minute) % 4_294_967_291;
  return `${starts.length} ${sum}`;
}

// Runs as a program under another TZ.
if (import.meta.main) {
  const digests = Object.fromEntries(
    Deno.args.map((zone) => [zone, digestOf(startsOfEveryDay(zone))]),
  );
  const serverOffset = -new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset();
  console.log(JSON.stringify({ serverOffset, digests }));
}
