import type { Busy, Slot } from "../../domain/availability.ts";
import type { UpcomingBooking } from "../../domain/availability-conflicts.ts";
import type { AvailabilityDraft } from "../../domain/availability-draft.ts";
import type { Explanation } from "../../domain/slot-reasons.ts";
import type { CalendarImport } from "../../domain/calendar-import.ts";

/** What a practitioner decided about their times, and when (ms) they last changed it. */
export type AvailabilitySheet = AvailabilityDraft & { updatedAt: number };

/** What is in the way, by name: a booking with its first guest, or another calendar. */
export type NamedBusy = Busy & {
  eventUri: string | null;
  inviteeUri: string | null;
  inviteeName: string | null;
  importName: string | null;
};

/** Where a calendar keeps the practitioners' hours and their other calendars. Accounts go by the provider's uri. */
export interface AvailabilityEditor {
  /** null for an unknown account. */
  find(ownerUri: string): Promise<AvailabilitySheet | null>;
  /**
   * Replaces everything at once. Bookings stay as they are. ERR_NOT_FOUND for an unknown account, ERR_STALE when it is
   * not the `version` (ms) any more, ERR_DUPLICATE_ENTITY when an id is already somebody else's.
   */
  replace(
    ownerUri: string,
    draft: AvailabilityDraft,
    at: { version: number | undefined; now: number },
  ): Promise<AvailabilitySheet>;
  /**
   * The start times of one type in [from, to) that could be booked at `now`, if the draft were saved; without one, as it
   * is. Instants in ms. ERR_NOT_FOUND when the type is not this account's.
   */
  listSlots(
    query: { ownerUri: string; eventTypeUri: string; from: number; to: number },
    draft: AvailabilityDraft | null,
    now: number,
  ): Promise<Slot[]>;
  /**
   * Why a start time of a type is not free at `now`, or that it is, with the practitioner's own bookings and calendars by
   * name. ERR_NOT_FOUND when the type is not this account's.
   */
  explain(
    query: { ownerUri: string; eventTypeUri: string; startsAt: number },
    now: number,
  ): Promise<Explanation<NamedBusy>>;
  /** Active bookings that end after `now`, in order; of a group each guest. */
  listUpcoming(ownerUri: string, now: number): Promise<UpcomingBooking[]>;

  listImports(ownerUri: string): Promise<CalendarImport[]>;
  findImport(ownerUri: string, id: string): Promise<CalendarImport | null>;
  /** Of all accounts, those whose `nextReadAt` has come, the longest waiting first. */
  listDueImports(
    now: number,
    limit: number,
  ): Promise<{ ownerUri: string; calendar: CalendarImport }[]>;
  /** Keeps it with its busy times. ERR_INVALID_INPUT when the account has `mostImports`. */
  addImport(ownerUri: string, calendar: CalendarImport, busy: Busy[]): Promise<CalendarImport>;
  /** `busy` null: they stay as they are. Does nothing when it was removed meanwhile. */
  saveImport(calendar: CalendarImport, busy: Busy[] | null): Promise<CalendarImport>;
  removeImport(ownerUri: string, id: string): Promise<void>;
}
