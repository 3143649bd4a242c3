import { type Day, dayIn, type Instant, noonOf, partOfDayIn, partsOfDay } from "../days.ts";
import type { Format } from "../i18n/formatter.ts";
import type { FreeTime } from "./free-time-queries.ts";
import type { Start } from "./shown-week.ts";

export function timesByDay(times: FreeTime[], zone: string): Map<Day, FreeTime[]> {
  return Map.groupBy(times, (time) => dayIn(zone, time.start_time));
}

/** The times of a day by part of the day; taken times keep their place. */
export function partsOf(free: readonly Start[], taken: Instant[], day: Day, zone: string) {
  const takenOnDay = taken.filter((time) => dayIn(zone, time) === day);
  const all = [...new Set([...free.map((time) => time.start_time), ...takenOnDay])]
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return partsOfDay.map((part) => ({
    part,
    times: all.filter((time) => partOfDayIn(zone, time) === part),
  }));
}

const manyFrom = 4;

function densityOf(count: number): "none" | "some" | "many" {
  if (count === 0) return "none";
  return count < manyFrom ? "some" : "many";
}

/** The days of a week strip. `calendar` formats in UTC; `countText` says how many times are free. */
export function weekStripDays(
  week: Day[],
  free: ReadonlyMap<Day, readonly unknown[]>,
  calendar: Format,
  countText: (count: number) => string,
) {
  return week.map((date) => {
    const count = free.get(date)?.length ?? 0;
    const at = noonOf(date);
    return {
      date,
      weekday: calendar.weekday(at),
      day: calendar.dayOfMonth(at),
      free: densityOf(count),
      label: `${calendar.date(at, "spoken")}, ${countText(count)}`,
    };
  });
}
