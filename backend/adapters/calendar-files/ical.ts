import type { CalendarPerson } from "../../domain/session-calendar.ts";
import type { CalendarFiles } from "../../ports/calendar-files.ts";
import { calendarFetcher, type FetchSettings } from "./fetch-calendar.ts";
import { readBusyTimes } from "./read-busy-times.ts";
import { writeCalendar } from "./write-calendar.ts";

/** The app is the organizer of every entry, so that client and practitioner do not see each other's address. */
export function icalCalendarFiles(
  organizer: CalendarPerson,
  settings: FetchSettings = {},
): CalendarFiles {
  return {
    write: (file) => writeCalendar(file, { ...organizer, name: file.organizer ?? organizer.name }),
    readBusyTimes,
    fetch: calendarFetcher(settings),
  };
}
