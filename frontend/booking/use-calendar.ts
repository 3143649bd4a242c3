import { useMemo, useState, useSyncExternalStore } from "react";
import {
  addDays,
  type Day,
  dayIn,
  dayMs,
  type Instant,
  type Month,
  monthOf,
  spanOfMonth,
} from "../days.ts";
import type { FreeTime } from "./free-time-queries.ts";
import { timesByDay } from "./free-days.ts";
import type { PageAddress } from "./page-address.ts";
import type { useFreeTimes } from "./use-free-times.ts";

export const calendarViews = ["month", "week", "list"] as const;
type CalendarView = (typeof calendarViews)[number];

/** A day of the visitor's zone ends at most this long (ms) after its start in UTC. */
const dayAnywhereMs = 2 * dayMs;

const wideQuery = "(min-width: 940px)";

function watchWidth(onChange: () => void) {
  const query = matchMedia(wideQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Null on the server, which does not know the width. */
function useWide(): boolean | null {
  return useSyncExternalStore(watchWidth, () => matchMedia(wideQuery).matches, () => null);
}

export function useCalendar(
  free: ReturnType<typeof useFreeTimes>,
  address: PageAddress,
  zone: string,
  now: number,
) {
  const wide = useWide();
  const [chosenView, setView] = useState<CalendarView | null>(null);
  const days = useMemo(() => timesByDay(free.times, zone), [free.times, zone]);
  const today = dayIn(zone, now);
  const [first] = days.keys();
  const requested = address.startsAt ? dayIn(zone, address.startsAt) : address.day;
  const start = requested && requested >= today ? requested : null;
  const [chosenDay, setDay] = useState<Day | null>(start);
  const [chosenWeek, setWeek] = useState<Day | null>(null);
  const [chosenMonth, setMonth] = useState<Month | null>(start ? null : address.month);

  const day = chosenDay ?? firstIn(days, chosenMonth) ?? first ?? today;
  const usualView = wide === null ? null : wide ? "month" : "week";
  return {
    /** Null for the one that fits the width. */
    view: chosenView ?? usualView,
    setView,
    days,
    today,
    day,
    nextAfter: (of: Day): Instant | undefined =>
      (free.times.find((time) => dayIn(zone, time.start_time) > of) ?? free.times[0])?.start_time,
    week: chosenWeek ?? weekOf(day, today),
    month: chosenMonth ?? monthOf(day),
    last: dayIn(zone, free.horizon),
    nothingThisWeek: first !== undefined && first > addDays(today, 6),
    freeOn: (of: Day): FreeTime[] => days.get(of) ?? [],
    showDay(next: Day) {
      setDay(next);
      setWeek(null);
      setMonth(null);
      free.loadUntil(Date.parse(next) + dayAnywhereMs);
    },
    showWeek(next: Day) {
      setWeek(next);
      free.loadUntil(Date.parse(next) + 7 * dayMs + dayAnywhereMs);
    },
    showMonth(next: Month) {
      setMonth(next);
      free.loadUntil(spanOfMonth(next).to);
    },
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

function firstIn(days: ReadonlyMap<Day, unknown>, month: Month | null): Day | undefined {
  return month ? [...days.keys()].find((day) => monthOf(day) === month) : undefined;
}

/** Weeks begin on today's weekday, so the first one shows no past day. */
function weekOf(day: Day, today: Day): Day {
  const weeks = Math.floor((Date.parse(day) - Date.parse(today)) / dayMs / 7);
  return addDays(today, weeks * 7);
}
