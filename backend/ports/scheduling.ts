import type {
  AvailableTime,
  EventType,
  Hold,
  Invitee,
  MeetingType,
  ScheduledEvent,
} from "../domain/scheduling.ts";
import type { AvailabilityEditor } from "./scheduling/availability.ts";

/** The calendar: embedded, or Calendly. Instants are ms; every method may throw ERR_PROVIDER_UNAVAILABLE. */
export interface Scheduling {
  /** Where its booking pages live; a booking URL of another origin is never opened. */
  origin: string;
  capabilities: SchedulingCapabilities;
  /** Where practitioners edit their hours; null where that is the provider's business. */
  availability: AvailabilityEditor | null;
  /** The provider's uri of a resource, from its path: `event_types/AAAA`. */
  resourceUri(path: string): string;

  /** Active types of one account, or of all when `ownerUri` is absent, in the account's order. */
  listEventTypes(query: PageQuery & { ownerUri?: string }): Promise<Page<EventType>>;
  findEventType(uri: string): Promise<EventType | null>;
  /** The type behind a booking page's address, or null. */
  findEventTypeByPage(account: string, slug: string): Promise<EventType | null>;

  /** Start times in [from, to) that can be booked at `now`, ascending. ERR_NOT_FOUND for an unknown or inactive type. */
  listAvailableTimes(
    eventTypeUri: string,
    range: { from: number; to: number },
    now: number,
  ): Promise<AvailableTime[]>;
  /** The next start times of each type, at most `count`, the first of each day before a second of any; for cards. */
  listNextTimes(
    eventTypeUris: string[],
    count: number,
    now: number,
  ): Promise<Map<string, AvailableTime[]>>;

  /** Keeps a time for `holdMinutes`. ERR_SLOT_TAKEN (with alternatives), ERR_SLOT_NOT_OFFERED, ERR_TOO_MANY_REQUESTS. */
  hold(request: HoldRequest, now: number): Promise<Hold & { secret: string }>;
  release(holdId: string, secret: string): Promise<void>;
  /** Lets go of the holds whose time is over, so that whoever listens learns that theirs are free. Says how many. */
  endHolds(now: number): Promise<number>;
  /**
   * Books a time, with the hold that keeps it or without one. ERR_SLOT_TAKEN (with alternatives), ERR_SLOT_NOT_OFFERED,
   * ERR_HOLD_EXPIRED when a hold was given, has ended and the time is gone, ERR_CLIENT_BUSY when this address has
   * another booking at that time, ERR_ONCE_PER_CLIENT when it has had this type of meeting or is going to.
   */
  book(request: BookingRequest, now: number): Promise<{ event: ScheduledEvent; invitee: Invitee }>;

  listScheduledEvents(
    query: PageQuery & {
      ownerUri?: string;
      inviteeEmail?: string;
      status?: ScheduledEvent["status"];
    },
  ): Promise<Page<ScheduledEvent>>;
  findScheduledEvent(uri: string): Promise<{ event: ScheduledEvent; invitees: Invitee[] } | null>;
  /** The invitee and the event behind it as the provider knows them: the client's word is no proof. */
  findInvitee(uri: string): Promise<{ event: ScheduledEvent; invitee: Invitee } | null>;
  /** Invitees of active events made in [from, to): what the reconcile job compares the journal with. */
  listInviteesCreated(
    range: { from: number; to: number },
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }[]>;
  /**
   * Frees the time at once. With `inviteeUri` only that guest's seat of a group; the event goes with its last guest.
   * Cancelling twice is the same as once. ERR_NOT_FOUND.
   */
  cancel(booking: BookedTime, by: string, reason: string, now: number): Promise<void>;
  /** The provider's page on which this guest gives up the seat, where `cancel` would not free it; else null. */
  pageToCancel(inviteeUri: string): Promise<string | null>;
  /**
   * Moves a booking: a new event and invitee that know the old ones, the old time free, both or neither.
   * ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION when it is cancelled or has begun, ERR_RESCHEDULE_AT_PROVIDER where only the
   * provider's own page can do it (its `rescheduleUrl`), else as `book`. One's own old time is never in the way.
   */
  reschedule(
    request: RescheduleRequest,
    now: number,
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }>;
  /** Events of active or cancelled invitees that changed in [from, to), for the reconcile job: cancels and reschedules made at the provider. */
  listInviteesChanged(
    range: { from: number; to: number },
  ): Promise<{ event: ScheduledEvent; invitee: Invitee }[]>;
  /** Writes down at the provider that the invitee did not come, or takes it back. Does nothing where it has no such thing. */
  markNoShow(inviteeUri: string, noShow: boolean): Promise<void>;
  /**
   * What a message is about that came to the address given to `subscribe`; null for news that do not concern us. Only
   * a hint: the booking itself is asked for. ERR_UNAUTHORIZED when it is not the provider's own or too old,
   * ERR_MALFORMED_JSON, ERR_INVALID_INPUT, ERR_NOT_FOUND where nobody ever sends any.
   */
  readWebhookEvent(
    message: { signature: string | undefined; body: Uint8Array },
    now: number,
  ): Promise<WebhookEvent | null>;
  /** Makes sure that the provider sends its news to this address. Does nothing where it has none. */
  subscribe(callbackUrl: string): Promise<void>;
  /** Erases who an invitee was from all bookings under an address; the times stay as they are. */
  forgetInvitee(email: string): Promise<void>;
}

/** What this calendar can do, as far as is known; a paid plan or a scope that is missing shows at the first refusal. */
export type SchedulingCapabilities = {
  /** A chosen time can be kept while the form is filled in. */
  holds: boolean;
  /** Bookings are made through `book`; otherwise on the provider's page only. */
  booking: boolean;
  /** direct: through `reschedule`; page: the invitee's `rescheduleUrl`. */
  reschedule: "direct" | "page";
  /** The provider tells us of changes by itself; otherwise only the reconcile job finds them. */
  webhooks: boolean;
  /** Weekly rules are kept here and can be edited; otherwise they are the provider's business. */
  availability: boolean;
  /** The booking page is another site's: it is shown only after the person agreed to load it. */
  foreignPage: boolean;
};

export type WebhookEvent = {
  event: string;
  inviteeUri: string;
  /** The same news told twice has the same key. */
  onceKey: string;
};

export type PageQuery = { limit: number; cursor?: string | undefined };
export type Page<Item> = { items: Item[]; nextCursor: string | null };

export type HoldRequest = {
  eventTypeUri: string;
  startsAt: number;
  /** Hash of the holder's address, for the limit on living holds. */
  holderHash: string;
  /** A hold of the same holder that this one replaces. */
  replaces?: { id: string; secret: string };
};

/** A whole event, or one guest of it. */
export type BookedTime = { eventUri: string; inviteeUri?: string };

export type RescheduleRequest = {
  inviteeUri: string;
  startsAt: number;
  meetingType?: MeetingType;
  /** Who moves it, for the provider's books: client or therapist. */
  by: string;
  reason?: string;
  hold?: { id: string; secret: string };
};

export type BookingRequest = {
  eventTypeUri: string;
  startsAt: number;
  /** Absent: the first in which this time can be given. */
  meetingType?: MeetingType;
  invitee: { name: string; email: string; timeZone: string };
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  hold?: { id: string; secret: string };
};
