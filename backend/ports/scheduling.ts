import type { AvailableTime, EventType, Invitee, ScheduledEvent } from "../domain/scheduling.ts";
import type { Page, PageQuery } from "./page.ts";
import type { Repositories } from "./persistence.ts";
import type { AvailabilityEditor } from "./scheduling/availability.ts";
import type { CalendarProvider } from "./scheduling/calendar-provider.ts";
import type { EventTypeEditor } from "./scheduling/event-types.ts";
import type { HoursChanges } from "./scheduling/hours-changes.ts";
import type { NewBooking, RescheduleRequest, TimeHolds } from "./scheduling/time-holds.ts";

/** What the application needs of any calendar. Instants in ms; every method may throw ERR_PROVIDER_UNAVAILABLE. */
export interface Scheduling {
  /** The origin of the booking pages; a booking URL of another origin is never opened. */
  origin: string;
  capabilities: SchedulingCapabilities;
  /** null when bookings are made at an outside provider, which cannot hold a time. */
  holds: TimeHolds | null;
  /** null when practitioners edit their hours at an outside provider. */
  availability: (AvailabilityEditor & HoursChanges) | null;
  /** null when practitioners make their event types at an outside provider. */
  eventTypes: EventTypeEditor | null;
  /** null when the calendar is embedded. */
  provider: CalendarProvider | null;
  /** The uri of a resource from its path: `event_types/AAAA`. */
  resourceUri(path: string): string;

  /** Active types of one account, or of all without `ownerUri`, in the account's order. */
  listEventTypes(query: PageQuery & { ownerUri?: string }): Promise<Page<EventType>>;
  /** `repositories`: of the caller's transaction, in which an embedded calendar reads it. */
  findEventType(
    uri: string,
    repositories?: Pick<Repositories, "calendars">,
  ): Promise<EventType | null>;
  findEventTypeByPage(account: string, slug: string): Promise<EventType | null>;

  /**
   * Bookable starts in [from, to) at `now`, ascending. `moves`: an event that is to be moved, whose time an embedded
   * calendar counts as free. ERR_NOT_FOUND for an unknown or inactive type.
   */
  listAvailableTimes(
    eventTypeUri: string,
    range: { from: number; to: number; moves?: string },
    now: number,
  ): Promise<AvailableTime[]>;
  /**
   * The next starts of each type, at most `count`, the first of each day before a second of any. With
   * `wanted` only those it accepts before `until`.
   */
  listNextTimes(
    eventTypeUris: string[],
    count: number,
    now: number,
    wanted?: WantedTimes,
  ): Promise<Map<string, AvailableTime[]>>;
  /**
   * The starts of each type before `until`, or the first later one, as far as they are known without waiting. They stay
   * the same until `validUntil` unless the calendar changes.
   */
  listStarts(
    eventTypeUris: string[],
    until: number,
    now: number,
  ): Promise<Map<string, KnownStarts>>;

  /**
   * ERR_SLOT_TAKEN (with alternatives), ERR_SLOT_NOT_OFFERED, ERR_HOLD_EXPIRED when the hold has expired and the time
   * is taken, ERR_CLIENT_BUSY when the address has another booking at that time, ERR_ONCE_PER_CLIENT,
   * ERR_NO_NEW_CLIENTS, ERR_WAITLIST_ONLY, ERR_PRACTICE_NOT_OFFERED for an unknown or inactive type.
   */
  book(request: NewBooking, now: number): Promise<{ event: ScheduledEvent; invitee: Invitee }>;

  listScheduledEvents(
    query: PageQuery & {
      ownerUri?: string;
      inviteeEmail?: string;
      status?: ScheduledEvent["status"];
    },
  ): Promise<Page<ScheduledEvent>>;
  findScheduledEvent(uri: string): Promise<{ event: ScheduledEvent; invitees: Invitee[] } | null>;
  /** The invitee and event as the calendar stores them; a uri sent by a client proves nothing. */
  findInvitee(uri: string): Promise<{ event: ScheduledEvent; invitee: Invitee } | null>;
  listInviteesCreated(
    range: { from: number; to: number },
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }[]>;
  listInviteesChanged(
    range: { from: number; to: number },
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }[]>;
  /**
   * Frees the time. With `inviteeUri` only that guest's seat; the event ends with its last guest. Cancelling twice
   * changes nothing more. ERR_NOT_FOUND.
   */
  cancel(booking: BookedTime, by: string, reason: string, now: number): Promise<void>;
  /**
   * Replaces a booking by one at another time, atomically; the old time does not block the new one. ERR_NOT_FOUND,
   * ERR_ILLEGAL_TRANSITION when it is cancelled or has begun, ERR_RESCHEDULE_AT_PROVIDER when only the provider's page
   * (`rescheduleUrl`) can do it, else as `book`.
   */
  reschedule(
    request: RescheduleRequest,
    now: number,
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }>;
  eraseInvitee(email: string): Promise<void>;
}

/** A missing plan or scope of a provider shows only at the first refusal. */
export type SchedulingCapabilities = {
  reschedule: "direct" | "page";
  /** The booking page is on another site, which is loaded only with the visitor's consent. */
  foreignPage: boolean;
};

export type KnownStarts = {
  starts: Pick<AvailableTime, "startsAt" | "meetingTypes">[];
  validUntil: number;
  /** Whose calendar it is, if that is known without another question; `timeZone` is its IANA zone. */
  calendar?: { ownerUri: string; timeZone: string };
};

export type WantedTimes = {
  until: number;
  /** The same for everything that accepts the same times, whatever `until`. Without it they are not kept. */
  name?: string;
  /** `timeZone` is the calendar's IANA zone. */
  accepts(time: Pick<AvailableTime, "startsAt" | "meetingTypes">, timeZone: string): boolean;
};

export type BookedTime = { eventUri: string; inviteeUri?: string };
