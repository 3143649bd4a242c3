import {
  addDays,
  type Day,
  dayIn,
  dayMs,
  type Instant,
  longestHorizonMs,
  weekFrom,
} from "../days.ts";
import { loadedFrom } from "./free-time-queries.ts";

type WeekChoice = { day: Day | null; start: Instant | null };

export type Start = { start_time: Instant };

type ChosenWeek = ReturnType<typeof weekOf>;

/** The seven days in which the choice is, counted from today, and from when their free times are loaded (ms). */
export function weekOf({ day, start }: WeekChoice, openedAt: number, zone: string) {
  const today = dayIn(zone, openedAt);
  const requested = start ? dayIn(zone, start) : day;
  const weeks = requested
    ? Math.floor((Date.parse(requested) - Date.parse(today)) / (7 * dayMs))
    : 0;
  const first = weeks > 0 ? addDays(today, 7 * weeks) : today;
  const away = first > today;
  return {
    zone,
    start,
    requested,
    today,
    last: dayIn(zone, openedAt + longestHorizonMs),
    /** Whether it is a later week than the one that begins today. */
    away,
    from: loadedFrom(first, openedAt),
    week: weekFrom(first),
  };
}

export function inWeek<Time extends Start>(
  times: readonly Time[],
  { week, zone }: Pick<ChosenWeek, "week" | "zone">,
): Time[] {
  return times.filter(({ start_time }) => week.includes(dayIn(zone, start_time)));
}

/** The days of a week with their times, and the day and time that are chosen. */
export function shownWeek<Time extends Start>(chosen: ChosenWeek, times: readonly Time[]) {
  const { zone, start, requested, today, last, away, week } = chosen;
  const days = Map.groupBy(times, ({ start_time }) => dayIn(zone, start_time));
  // Another week is chosen by its first day, which may have no times.
  const isWeekChosen = away && !start && requested === week[0];
  const day = requested && week.includes(requested) && (!isWeekChosen || days.has(requested))
    ? requested
    : days.keys().next().value ?? week[0]!;
  const ofDay = days.get(day) ?? [];
  const picked = ofDay.find(({ start_time }) => start_time === start) ?? ofDay[0];
  return { zone, today, last, away, week, days, day, ofDay, picked };
}
