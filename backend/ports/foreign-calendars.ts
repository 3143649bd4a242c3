import type { Busy } from "../domain/availability.ts";

/** Calendars kept elsewhere, of which only the busy times are read. */
export interface ForeignCalendars {
  /**
   * Asks an address. Never asks inside the house's own network. ERR_CALENDAR_ADDRESS, ERR_CALENDAR_UNREACHABLE,
   * ERR_CALENDAR_UNREADABLE.
   */
  fetch(url: string, known: { etag: string | null }): Promise<FetchedCalendar>;
  /**
   * The busy times of an iCalendar text within a window, joined, in order. Days and times without a zone are meant in
   * `timeZone`. Instants in ms. ERR_CALENDAR_UNREADABLE.
   */
  readBusyTimes(
    text: string,
    window: { from: number; to: number },
    timeZone: string,
  ): Promise<Busy[]>;
}

/** `text` null: nothing has changed since the known version. */
export type FetchedCalendar = { text: string | null; etag: string | null };
