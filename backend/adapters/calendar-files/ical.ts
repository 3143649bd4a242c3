import type { CalendarPerson } from "../../domain/session-calendar.ts";
import type { CalendarFiles } from "../../ports/calendar-files.ts";
import { calendarFetcher, type FetchSettings } from "./fetch-calendar.ts";
import { readBusyTimes } from "./read-busy-times.ts";
import { writeCalendar } from "./write-calendar.ts";

type Organizer = CalendarPerson & {
  /** Instead of `email` for people in discreet mode. */
  discreetEmail?: string | undefined;
};

/** RFC 5546 requires an organizer. No mail gets to this one, and no entry needs an answer. */
const nowhere = "noreply@calendar.invalid";

/** The app is the organizer of every entry, so that client and practitioner do not see each other's address. */
export function icalCalendarFiles(
  { discreetEmail = nowhere, ...usual }: Organizer,
  settings: FetchSettings = {},
): CalendarFiles {
  return {
    write(file) {
      const { organizer: name } = file;
      return writeCalendar(file, name === undefined ? usual : { name, email: discreetEmail });
    },
    readBusyTimes,
    fetch: calendarFetcher(settings),
  };
}
