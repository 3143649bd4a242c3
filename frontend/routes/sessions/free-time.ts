import { addDays, type Day, dayIn, instantAt, minuteIn } from "../../days.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";

/** In minutes after midnight. */
export type FreeTime = { date: Day; from: number; to: number };

type Hours = Pick<WorkCalendar, "timeZone" | "days">;

const lastStart = 23 * 60;

/** The first open time of a day that is not over, for the button outside of the grid. */
export function timeToBook(
  { timeZone, days }: Hours,
  day: Day,
  now: number,
): FreeTime {
  const today = dayIn(timeZone, now);
  const date = day < today ? today : day;
  const nextStart = Math.ceil(minuteIn(timeZone, now) / 30) * 30;
  if (date === today && nextStart > lastStart) {
    return timeToBook({ timeZone, days }, addDays(today, 1), now);
  }
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
