import type { QueryClient } from "@tanstack/react-query";
import { addDays, type Day, dayIn, mondayOf } from "../days.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import { workCalendarQuery } from "./queries.ts";

/** The day of the address, or today in a zone. */
export function dayOf(search: URLSearchParams, zone: string, now: number): Day {
  const day = search.get("day") ?? "";
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : dayIn(zone, now);
}

export function queryOfWeek(day: Day) {
  const monday = mondayOf(day);
  return workCalendarQuery(monday, addDays(monday, 6));
}

/** Loads the week of the address and returns the zone of the working hours. */
export async function prefetchCalendar(
  cache: QueryClient,
  search: URLSearchParams,
  now: number,
): Promise<string> {
  const query = queryOfWeek(dayOf(search, viewerZone(), now));
  await cache.prefetchQuery(query);
  const zone = cache.getQueryData(query.queryKey)?.timeZone ?? viewerZone();
  // Around midnight today may be in another week there.
  await cache.prefetchQuery(queryOfWeek(dayOf(search, zone, now)));
  return zone;
}
