import { findFreeTime, type FreeTime, wantedOf } from "./bookable-times.ts";
import { type BookableType, withBusyWhere } from "./calendar.ts";
import { minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { holdMinutes, type MeetingType, provingMinutes } from "./scheduling.ts";
import { isOffered } from "./slots.ts";

export type StoredHold = {
  id: string;
  accountId: string;
  eventTypeId: string;
  startsAt: number;
  endsAt: number;
  secretHash: string;
  holderHash: string;
  /** Of a visitor's network; null for a time that is kept for a waiting person. */
  networkHash: string | null;
  /** Made without an account or key, and not yet confirmed. */
  isOfGuest: boolean;
  /** The price of the practice when the hold was made, which its booking takes. */
  priceCents: number | null;
  createdAt: number;
  expiresAt: number;
};

/** A hold the caller presents: it may have expired, or may not be theirs. */
export type PresentedHold = { id: string; isOwn: boolean; hasExpired: boolean };

export type ClientBooking = {
  inviteeId: string;
  eventTypeId: string;
  startsAt: number;
  endsAt: number;
};

/** How long (ms) a hold may last altogether, however often it is extended. */
const longestHold = {
  /** For a visitor who logs in first. */
  "login": (holdMinutes + provingMinutes) * minute,
  /** For a visitor who proves a mailbox, with mistyped addresses and lost mails. */
  "mailbox": 45 * minute,
};

export type HoldReason = keyof typeof longestHold;

/** When (ms) an extended hold ends: never earlier than before. `now` in ms. */
export function extendedExpiry(
  { createdAt, expiresAt }: Pick<StoredHold, "createdAt" | "expiresAt">,
  reason: HoldReason,
  now: number,
): number {
  const until = Math.min(now + provingMinutes * minute, createdAt + longestHold[reason]);
  return Math.max(expiresAt, until);
}

/** Whether a live hold whose request is confirmed or has ended at `now` (ms) was left by mistake. */
export function holdIsLeftOver(
  { createdAt, isConfirmed }: { createdAt: number; isConfirmed: boolean },
  now: number,
): boolean {
  // A visitor who logs in instead of proving the mailbox keeps the hold longer than the request.
  return isConfirmed || now >= createdAt + longestHold.login;
}

/** What a hold is worth at `now` (ms) to a caller whose secret has this hash. */
export function presentedHold(
  id: string,
  hold: Pick<StoredHold, "expiresAt" | "secretHash"> | null,
  secretHash: string,
  now: number,
): PresentedHold {
  const hasExpired = !hold || hold.expiresAt <= now;
  return { id, hasExpired, isOwn: !hasExpired && hold.secretHash === secretHash };
}

/** The times of a new hold. ERR_SLOT_TAKEN, ERR_SLOT_NOT_OFFERED. */
export function decideHold(
  bookable: BookableType,
  { startsAt, now, replaced }: {
    startsAt: number;
    now: number;
    replaced: PresentedHold | null;
  },
): { startsAt: number; endsAt: number; expiresAt: number } {
  const time = findFreeTime(bookable, { startsAt, now, own: ownOf(replaced) });
  if (!time) throw notFree(bookable, startsAt, now);
  return { startsAt, endsAt: time.endsAt, expiresAt: now + holdMinutes * minute };
}

/**
 * The time a client gets and how they meet. `moved`: the booking that is moved there; it does not block itself, and its way
 * to meet is kept where possible.
 * ERR_ONCE_PER_CLIENT, ERR_HOLD_EXPIRED when the time of an expired hold is taken, ERR_SLOT_TAKEN,
 * ERR_SLOT_NOT_OFFERED, ERR_CLIENT_BUSY.
 */
export function decideBooking(
  bookable: BookableType,
  { startsAt, now, hold, meetingType, moved, clientBookings }: {
    startsAt: number;
    now: number;
    hold: PresentedHold | null;
    meetingType?: MeetingType | undefined;
    moved?: { inviteeId: string; eventId: string; meetingType: MeetingType } | undefined;
    clientBookings: readonly ClientBooking[];
  },
): { time: FreeTime; meetingType: MeetingType } {
  const { type } = bookable;
  const others = clientBookings.filter(({ inviteeId }) => inviteeId !== moved?.inviteeId);
  if (type.oncePerClient && hasBooked(others, type.id)) {
    throw new DomainError("ERR_ONCE_PER_CLIENT");
  }
  const own = { ...ownOf(hold), eventId: moved?.eventId };
  const time = findFreeTime(bookable, { startsAt, now, own });
  if (!time && hold?.hasExpired) throw new DomainError("ERR_HOLD_EXPIRED");
  if (!time) throw notFree(bookable, startsAt, now);
  const chosen = chooseMeetingType(time.meetingTypes, meetingType, moved?.meetingType);
  if (isClientBusy(others, time)) throw new DomainError("ERR_CLIENT_BUSY");
  return { time, meetingType: chosen };
}

function hasBooked(bookings: readonly ClientBooking[], eventTypeId: string): boolean {
  return bookings.some((booking) => booking.eventTypeId === eventTypeId);
}

export function isClientBusy(
  bookings: readonly Pick<ClientBooking, "startsAt" | "endsAt">[],
  { startsAt, endsAt }: Pick<FreeTime, "startsAt" | "endsAt">,
): boolean {
  return bookings.some((booking) => booking.startsAt < endsAt && booking.endsAt > startsAt);
}

export function chooseMeetingType(
  possible: readonly MeetingType[],
  requested?: MeetingType,
  former?: MeetingType,
): MeetingType {
  const chosen = requested ?? possible.find((one) => one === former) ?? possible[0];
  if (chosen && possible.includes(chosen)) return chosen;
  throw new DomainError("ERR_SLOT_NOT_OFFERED", { detail: `there is no ${chosen} at this time` });
}

type Status = "active" | "canceled";

export function canMove(
  { event, invitee }: { event: { status: Status; startsAt: number }; invitee: { status: Status } },
  now: number,
): boolean {
  return event.status === "active" && invitee.status === "active" && event.startsAt > now;
}

/** The guests who leave when one invitee (or, without an id, all) cancels; the event ends with its last guest. */
export function guestsLeaving<Guest extends { id: string; status: Status }>(
  guests: readonly Guest[],
  inviteeId?: string,
): { leaving: Guest[]; eventEnds: boolean } {
  const active = guests.filter(({ status }) => status === "active");
  const leaving = active.filter(({ id }) => inviteeId === undefined || id === inviteeId);
  return { leaving, eventEnds: leaving.length === active.length };
}

function ownOf(hold: PresentedHold | null) {
  return { holdId: hold?.isOwn ? hold.id : undefined };
}

/** Why a start cannot be booked. */
export function notFree(bookable: BookableType, startsAt: number, now: number): DomainError {
  const wanted = { ...wantedOf(withBusyWhere(bookable, () => false), now), startsAt };
  const isTaken = isOffered(bookable.type.availability, [], wanted);
  return new DomainError(isTaken ? "ERR_SLOT_TAKEN" : "ERR_SLOT_NOT_OFFERED");
}
