import type { Busy } from "../domain/availability.ts";
import type { UnreadEvents } from "../domain/calendar-import.ts";
import type { CalendarEntry } from "../domain/session-calendar.ts";
import type { Language } from "../domain/text.ts";

export interface CalendarFiles {
  write(file: CalendarFile): string;
  /** When the calendar is busy. Events that are not understood are left out. ERR_CALENDAR_UNREADABLE. */
  readBusyTimes(input: CalendarText): Promise<CalendarReading>;
  /**
   * Downloads the calendar at a public https address; never connects to a private network. `known` is the version from
   * the last download. ERR_CALENDAR_ADDRESS, ERR_CALENDAR_UNREACHABLE, ERR_CALENDAR_UNREADABLE.
   */
  fetch(url: string, known: { etag: string | null }): Promise<FetchedCalendar>;
}

export type CalendarFile = {
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  /** Of the texts. */
  language: Language;
  entries: CalendarEntry[];
  /** A neutral name: neither the name nor the address of the app is in the file. */
  organizer?: string | undefined;
  feed?: { name: string; refreshHours: number };
};

export type CalendarText = {
  text: string;
  window: { from: number; to: number };
  /** The IANA zone of whole days and of times without a zone. */
  timeZone: string;
  /** Mail addresses of the calendar's owner: invitations that they declined are left out. */
  owners: string[];
};

/** `coversUntil` (ms): before the end of the window when the calendar has too many busy times. */
export type CalendarReading = { busy: Busy[]; coversUntil: number; unread: UnreadEvents };

/** `text` is null when the calendar has not changed since the known version. */
export type FetchedCalendar = { text: string | null; etag: string | null };
