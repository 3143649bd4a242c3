import { useMemo, useState } from "react";
import {
  addDays,
  type Day,
  dayIn,
  type Instant,
  type Month,
  monthOf,
  spanOfMonth,
} from "../days.ts";
import type { AvailableTime } from "./calls.ts";
import { timesByDay } from "./free-days.ts";
import type { PageAddress } from "./page-address.ts";
import type { useFreeTimes } from "./use-free-times.ts";
import { useWide } from "./use-wide.ts";

export const shapes = ["month", "week", "list"] as const;
export type Shape = (typeof shapes)[number];

/** Longest span of days around the clock: what is seen of a day may begin in the zone furthest east. */
const spareMs = 2 * 86_400_000;

/** Which day, week and month are looked at; the first free day until the visitor looks elsewhere. */
export function useView(
  free: ReturnType<typeof useFreeTimes>,
  address: PageAddress,
  zone: string,
  now: number,
) {
  const wide = useWide();
  const [chosenShape, setShape] = useState<Shape | null>(null);
  const days = useMemo(() => timesByDay(free.times, zone), [free.times, zone]);
  const today = dayIn(zone, now);
  const [first] = days.keys();
  const wished = address.startsAt ? dayIn(zone, address.startsAt) : address.day;
  const start = wished && wished >= today ? wished : null;
  const [chosenDay, setDay] = useState<Day | null>(start);
  const [chosenWeek, setWeek] = useState<Day | null>(null);
  const [chosenMonth, setMonth] = useState<Month | null>(start ? null : address.month);

  const day = chosenDay ?? firstIn(days, chosenMonth) ?? first ?? today;
  return {
    /** A month where there is room for it, else a week, until the visitor wants it otherwise. */
    shape: chosenShape ?? (wide ? "month" : "week"),
    setShape,
    days,
    today,
    first,
    day,
    /** The first free time after a day, else the first of all. */
    nextAfter: (of: Day): Instant | undefined =>
      (free.times.find((time) => dayIn(zone, time.start_time) > of) ?? free.times[0])?.start_time,
    week: chosenWeek ?? weekOf(day, today),
    month: chosenMonth ?? monthOf(day),
    last: dayIn(zone, free.horizon),
    /** Nothing is free in the next seven days. */
    late: first !== undefined && first > addDays(today, 6),
    freeOn: (of: Day): AvailableTime[] => days.get(of) ?? [],
    showDay(next: Day) {
      setDay(next);
      setWeek(null);
      setMonth(null);
      free.lookTo(Date.parse(next) + spareMs);
    },
    showWeek(next: Day) {
      setWeek(next);
      free.lookTo(Date.parse(next) + 7 * 86_400_000 + spareMs);
    },
    showMonth(next: Month) {
      setMonth(next);
      free.lookTo(spanOfMonth(next).to);
    },
  };
}

function firstIn(days: ReadonlyMap<Day, unknown>, month: Month | null): Day | undefined {
  return month ? [...days.keys()].find((day) => monthOf(day) === month) : undefined;
}

/** Weeks are counted from today, so that the first one never shows the past. */
function weekOf(day: Day, today: Day): Day {
  const away = Math.floor((Date.parse(day) - Date.parse(today)) / 86_400_000 / 7);
  return new Date(Date.parse(today) + away * 7 * 86_400_000).toISOString().slice(0, 10);
}
