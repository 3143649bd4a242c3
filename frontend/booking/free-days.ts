import { type Day, dayIn, partOfDayIn, partsOfDay } from "../days.ts";
import type { AvailableTime } from "./calls.ts";
import type { Instant } from "../days.ts";

/** The free times by the day of a zone, in their order. */
export function timesByDay(times: AvailableTime[], zone: string): Map<Day, AvailableTime[]> {
  return Map.groupBy(times, (time) => dayIn(zone, time.start_time));
}

/** The instants of one day by its parts; times that were lost stay in their place. */
export function partsOf(free: AvailableTime[], taken: Instant[], day: Day, zone: string) {
  const lost = taken.filter((time) => dayIn(zone, time) === day);
  const all = [...new Set([...free.map((time) => time.start_time), ...lost])]
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return partsOfDay.map((part) => ({
    part,
    times: all.filter((time) => partOfDayIn(zone, time) === part),
  }));
}

/** One dot or two: from four free times on a day has many. */
export function plenty(count: number): "none" | "some" | "many" {
  if (count === 0) return "none";
  return count < 4 ? "some" : "many";
}
