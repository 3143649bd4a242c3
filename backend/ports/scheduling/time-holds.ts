import type {
  AvailableTime,
  Hold,
  Invitee,
  MeetingType,
  ScheduledEvent,
} from "../../domain/scheduling.ts";
import type { HoldReason } from "../../domain/booking.ts";
import type { NewestReads, Repositories } from "../persistence.ts";

/** Times that are kept while a visitor fills in the booking form, in the application's own database. Instants in ms. */
export interface TimeHolds {
  /**
   * `count` counts the request in the same transaction, also when the hold is refused. ERR_SLOT_TAKEN (with alternatives),
   * ERR_SLOT_NOT_OFFERED, ERR_TOO_MANY_REQUESTS, ERR_NO_NEW_CLIENTS, ERR_WAITLIST_ONLY, ERR_PRACTICE_NOT_OFFERED.
   */
  hold(
    request: HoldRequest,
    now: number,
    count?: (repositories: Repositories) => Promise<void>,
  ): Promise<Hold & { secret: string }>;
  /**
   * Holds the time with one of several practitioners who is free in the way to meet: the one with the fewest sessions in the calendar week,
   * then the first one named. Decided inside the write transaction. ERR_SLOT_TAKEN (with alternatives of any of them) when
   * none of them is free, else as `hold`.
   */
  holdFirstFree(request: AnyHoldRequest, now: number): Promise<Hold & { secret: string }>;
  /** ERR_NOT_FOUND. */
  release(hold: HoldSecret): Promise<void>;
  /** Extends the caller's live hold, inside the caller's transaction. ERR_HOLD_EXPIRED, also for a wrong secret. */
  extend(
    repositories: Repositories,
    hold: HoldSecret,
    reason: HoldReason,
    now: number,
  ): Promise<Hold>;
  /** Ends a hold of this account without its secret, inside the caller's transaction. ERR_NOT_FOUND. */
  end(repositories: Repositories, ownerUri: string, id: string): Promise<void>;
  deleteExpired(now: number): Promise<number>;
  /** The bookable starts as if no time were held. As `Scheduling.listAvailableTimes`. */
  listUnheldTimes(
    eventTypeUri: string,
    range: { from: number; to: number },
    now: number,
  ): Promise<AvailableTime[]>;
  /** The starts of a group without a free seat, which a client could book with one. ERR_NOT_FOUND. */
  listFullTimes(
    eventTypeUri: string,
    range: { from: number; to: number },
    now: number,
  ): Promise<GroupTime[]>;
  /** A start of a group; null when the event type is no group or no longer offered. */
  findGroupTime(eventTypeUri: string, startsAt: number, now: number): Promise<GroupTime | null>;
  /**
   * Keeps a free time for a waiting person until `expiresAt`, in place of the holds `replaces`, and runs `work` in the
   * same transaction. The booking with this hold is admitted. ERR_SLOT_TAKEN, ERR_SLOT_NOT_OFFERED.
   */
  keep<Result>(
    time: { eventTypeUri: string; startsAt: number; expiresAt: number; replaces: string[] },
    now: number,
    work: (repositories: Repositories, hold: Hold & { secret: string }) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Keeps the time of a booking until the practitioner answers, in place of the caller's hold, inside the transaction of
   * `bookWith`. Decides as a booking does, and has its errors.
   */
  keepForAnswer(
    request: { repositories: Repositories; booking: NewBooking; expiresAt: number },
    now: number,
  ): Promise<KeptTime>;
  /**
   * Keeps the time of the caller's hold until it is paid, as that holder's, inside the transaction of `bookWith`. Decides as
   * a booking does, and has its errors. ERR_HOLD_EXPIRED without a live hold.
   */
  keepForPayment(
    request: { repositories: Repositories; booking: NewBooking; expiresAt: number },
    now: number,
  ): Promise<KeptTime>;
  /** Takes a time inside the caller's transaction, in which nothing was written when it throws. Errors as `Scheduling.book`. */
  bookIn(repositories: Repositories, booking: NewBooking, now: number): Promise<BookedTime>;
  /** Frees a guest's seat, and with the last guest the event, inside the caller's transaction. ERR_NOT_FOUND. */
  cancelIn(
    repositories: Repositories,
    booking: { eventUri: string; inviteeUri: string },
    by: string,
    reason: string,
    now: number,
  ): Promise<void>;
  /**
   * Moves an event with all its guests to another time of the practitioner's hours, and runs `work` in the same
   * transaction. The guests' bookings keep their uris; the old time does not block the new one, and neither do the
   * holds `replaces`, which end. ERR_NOT_FOUND,
   * ERR_ILLEGAL_TRANSITION when it is cancelled or has begun, ERR_SLOT_TAKEN (with alternatives),
   * ERR_SLOT_NOT_OFFERED, ERR_PARTICIPANT_BUSY.
   */
  moveGroup<Result>(
    move: { eventUri: string; startsAt: number; replaces?: string[] },
    now: number,
    work: (repositories: Repositories, event: ScheduledEvent) => Promise<Result>,
  ): Promise<Result>;
  /**
   * As `Scheduling.reschedule`, in one write transaction with `work`, in which `move` does it.
   */
  moveWith<Result>(
    request: RescheduleRequest,
    now: number,
    work: (repositories: Repositories, move: () => Promise<MovedBooking>) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Runs `work` in one write transaction in which `book` takes the time, so that a booking and what belongs to it are
   * stored together or not at all. `invitee`: whose bookings are read ahead. Errors as `Scheduling.book`. With
   * `beforeEarlyRefusal` a taken time may be refused without a transaction, when this has run; not for a booking with a hold.
   */
  bookWith<Result>(
    time: {
      eventTypeUri: string;
      startsAt: number;
      invitee?: { email: string };
      beforeEarlyRefusal?: (newest: NewestReads) => Promise<void>;
    },
    now: number,
    work: (repositories: Repositories, book: Book) => Promise<Result>,
  ): Promise<Result>;
}

/** A start of a group. Instants in ms. */
export type GroupTime = {
  startsAt: number;
  endsAt: number;
  /** `closed`: a client could not book it with a free seat either. */
  state: "free" | "full" | "closed";
  seats: number;
  /** The practitioner's IANA zone. */
  timeZone: string;
  /** The last instant (ms) at which a client can book it. */
  bookUntil: number;
  meetingTypes: MeetingType[];
  place: string;
};

export type Book = (booking: NewBooking) => Promise<BookedTime>;

type BookedTime = {
  event: ScheduledEvent;
  invitee: Invitee;
  /** The price when the hold of this booking was made; null for a booking without a hold. */
  heldPriceCents: number | null;
};

export type MovedBooking = {
  event: ScheduledEvent;
  invitee: Invitee;
  /** Whether the practice is held together with others. */
  hasCompanions: boolean;
};

type KeptTime = {
  hold: Hold & { secret: string };
  /** The practitioner's IANA zone. */
  timeZone: string;
  meetingType: MeetingType;
  place: string;
  priceCents: number;
  oncePerClient: boolean;
};

export type HoldSecret = { id: string; secret: string };

export type Holder = {
  holderHash: string;
  networkHash: string;
  /** Of a signed-in holder. A visitor may be a client, so that only the booking is refused. */
  holderEmail?: string;
  /** By the key of a partner, who holds for guests. */
  isPartner?: true;
};

type HoldRequest = Holder & {
  eventTypeUri: string;
  startsAt: number;
  replaces?: HoldSecret;
  /** By a secret link: also without admission of new clients. */
  isAdmitted?: boolean;
};

type AnyHoldRequest = Holder & {
  eventTypeUris: string[];
  startsAt: number;
  /** Absent: in any way. */
  meetingType?: MeetingType;
};

export type NewBooking = {
  eventTypeUri: string;
  startsAt: number;
  /** Absent: the first type possible at this time. */
  meetingType?: MeetingType;
  /** Where the practitioner holds the session in person; with `outsideHours`. Absent: where the hours are. */
  placeId?: string;
  /** `phone` in E.164. */
  invitee: { name: string; email: string; phone?: string | null | undefined; timeZone: string };
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  hold?: HoldSecret;
  /** The practitioner books: any free time of the hours, also without admission of new clients. */
  byPractitioner?: boolean;
  /**
   * Whether the practitioner also takes a time outside of the hours; false: ERR_OUTSIDE_HOURS when only they stand in the way.
   * Absent: such a time is not offered.
   */
  outsideHours?: boolean;
  /** By a secret link: also without admission of new clients. */
  isAdmitted?: boolean;
  /** A booking that this one replaces: its time is freed in the same transaction and does not block the new one. */
  replaces?: { eventUri: string; inviteeUri: string };
};

export type RescheduleRequest = {
  inviteeUri: string;
  startsAt: number;
  meetingType?: MeetingType;
  by: string;
  reason?: string;
  hold?: HoldSecret;
};
