import { addDays, type Day, dayIn, instantAt, minuteIn } from "../../days.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";

/** In minutes after midnight. */
export type FreeTime = { date: Day; from: number; to: number };

type Hours = Pick<
  WorkCalendar,
  "timeZone" | "days" | "sessions" | "times" | "breaks" | "practices"
>;

const lastStart = 23 * 60;
const stepMs = 30 * 60_000;

/** The first start (ms) from which the first practice fits into the hours of a day, beside everything that takes time. */
function firstFreeStart(
  { days, sessions, times, breaks, practices }: Hours,
  date: Day,
  now: number,
): number | undefined {
  const lengthMs = (practices[0]?.durationMinutes ?? 60) * 60_000;
  const taken = [...sessions, ...times, ...breaks]
    .map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) }));
  for (const { startsAt, endsAt } of days.find((each) => each.date === date)?.open ?? []) {
    const last = Date.parse(endsAt) - lengthMs;
    for (let start = Date.parse(startsAt); start <= last; start += stepMs) {
      const end = start + lengthMs;
      if (start >= now && !taken.some(({ from, to }) => from < end && start < to)) return start;
    }
  }
  return undefined;
}

/** The first free time of a day, or else the first open one that is not over, for the button outside of the grid. */
export function timeToBook(calendar: Hours, day: Day, now: number): FreeTime {
  const { timeZone, days } = calendar;
  const today = dayIn(timeZone, now);
  const date = day < today ? today : day;
  const nextStart = Math.ceil(minuteIn(timeZone, now) / 30) * 30;
  if (date === today && nextStart > lastStart) {
    return timeToBook(calendar, addDays(today, 1), now);
  }
  const free = firstFreeStart(calendar, date, now);
  if (free !== undefined) return { date, from: minuteIn(timeZone, free), to: 24 * 60 };
  const open = days.find((each) => each.date === date)?.open ?? [];
  const ahead = open.find(({ endsAt }) => Date.parse(endsAt) > now);
  const opens = ahead ? minuteIn(timeZone, ahead.startsAt) : 9 * 60;
  const start = date === today ? Math.max(opens, nextStart) : opens;
  return { date, from: Math.min(start, lastStart), to: 24 * 60 };
}

/** A time on the grid, or the next one when it is over. */
export function timeAhead(calendar: Hours, time: FreeTime, now: number): FreeTime {
  const isOver = instantAt(calendar.timeZone, time.date, time.from) < now;
  return isOver ? timeToBook(calendar, time.date, now) : time;
}
