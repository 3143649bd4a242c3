import type { CalendarFiles } from "../../ports/calendar-files.ts";
import { calendarFetcher, type FetchSettings } from "./fetch-calendar.ts";
import { readBusyTimes } from "./read-busy-times.ts";
import { writeCalendar } from "./write-calendar.ts";

export function icalCalendarFiles(settings: FetchSettings = {}): CalendarFiles {
  return { write: writeCalendar, readBusyTimes, fetch: calendarFetcher(settings) };
}
