import type { Busy } from "../../domain/availability.ts";
import {
  type CalendarImport,
  couldNotRead,
  importWindow,
  knownVersion,
  wasRead,
} from "../../domain/calendar-import.ts";
import { DomainError } from "../../domain/errors.ts";
import type { CalendarFiles } from "../../ports/calendar-files.ts";
import type { AvailabilitySheet } from "../../ports/scheduling/availability.ts";

export type Reading = { calendar: CalendarImport; busy: Busy[] | null };

export async function readCalendar(
  calendarFiles: CalendarFiles,
  calendar: CalendarImport,
  { timeZone }: Pick<AvailabilitySheet, "timeZone">,
  now: number,
): Promise<Reading> {
  if (calendar.url === null) throw new DomainError("ERR_CALENDAR_ADDRESS");
  const known = { etag: knownVersion(calendar, now) };
  const { text, etag } = await calendarFiles.fetch(calendar.url, known);
  const window = importWindow(now);
  return {
    calendar: wasRead(calendar, { etag, isWhole: text !== null }, now),
    busy: text === null ? null : await calendarFiles.readBusyTimes({ text, window, timeZone }),
  };
}

export async function tryCalendar(
  ...reading: Parameters<typeof readCalendar>
): Promise<Reading> {
  const [, calendar, , now] = reading;
  try {
    return await readCalendar(...reading);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { calendar: couldNotRead(calendar, error.code, now), busy: null };
  }
}
