import type { Account } from "./account.ts";
import type { Arrival } from "./arrival.ts";
import type { CompanionPerson } from "./companion.ts";
import type { PracticeGroup } from "./domain-value.ts";
import { DomainError, type ErrorCode } from "./errors.ts";
import type { OnSitePayment } from "./on-site-payment.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "./scheduling.ts";
import type { Practice, Therapist } from "./therapist.ts";

export const therapySessionStatuses = ["booked", "finished", "cancelled"] as const;

export type TherapySessionStatus = (typeof therapySessionStatuses)[number];

export const actors = ["client", "therapist", "admin", "provider", "clock"] as const;

export type Actor = (typeof actors)[number];

export const noteMaxLength = 4000;
export const commentMaxLength = 2000;
export const maximumComments = 100;
export const reasonMaxLength = 500;

/** Instants in ms, money in cents of EUR. The terms are those at the time of booking. */
export type TherapySession = {
  id: string;
  therapistId: string;
  userId: string;
  eventUri: string;
  inviteeUri: string;
  status: TherapySessionStatus;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  practiceType: string;
  intro: boolean;
  priceCents: number;
  meetingType: MeetingType;
  place: string;
  cancellationNoticeHours: number;
  /** The share of the price to pay after a late cancellation or move, and after a missed session. */
  lateCancelPercent: number;
  noShowPercent: number;
  /** Whether it was paid before it was booked, and not on site. */
  prepaid: boolean;
  /** When the client moved it last after the deadline. */
  lateMovedAt: number | null;
  feeWaivedAt: number | null;
  onSitePayment: OnSitePayment | null;
  rating: number | null;
  ratedAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Exclude<Actor, "clock"> | null;
  cancelReason: string | null;
  providerCancelPending: boolean;
  lastMove: SessionMove | null;
  /** Whether the practitioner chose time and client. */
  bookedByTherapist: boolean;
  /** What the practitioner called a client who had no session with them; others see the name of the account. */
  clientName: string | null;
  clientPhone: string | null;
  noShowAt: number | null;
  /** How much later than booked the session begins, as its client knows. The booked time stays. */
  lateMinutes: number | null;
  /** Since when (ms) the practitioner cannot hold it, until the client has chosen what becomes of it. */
  awaySince: number | null;
  /** Since when (ms) changed safety rules warn the client of it; null again when the client keeps it. */
  rulesChangedAt: number | null;
  calendarSequence: number;
  /** Whether the UID of its calendar entry leaves the brand out. */
  hasNeutralUid: boolean;
  createdAt: number;
  updatedAt: number;
};

/** The latest move of a session to another time. Instants in ms. */
export type SessionMove = {
  at: number;
  by: Exclude<Actor, "clock">;
  reason: string | null;
  from: { startsAt: number; endsAt: number };
};

export type SessionComment = {
  id: string;
  authorUserId: string | null;
  isTherapistComment: boolean;
  comment: string;
  createdAt: number;
  updatedAt: number;
};

export type BookingAnswer = { question: string; answer: string; position: number };
export type Recommendation = { practices: string[]; text: string; createdAt: number };

export type TherapySessionEntry = TherapySession & {
  group: PracticeGroup;
  therapist: { id: string; slug: string; name: string; pictureKey: string | null };
  companions: CompanionPerson[];
  /** The names of companions who are absent when it begins. */
  awayCompanions: string[];
  client: { id: string; name: string; email: string };
  meetingCount: number;
  /** What was paid before the session and has not gone back, in cents. */
  paidCents: number;
  /** The package of which one session pays it, and what that one is worth, in cents. */
  package: { id: string; amountCents: number } | null;
  eventTypeUri: string | null;
  schedulingUrl: string | null;
  /** How many people its practice takes at one time; 1 when it is no group. */
  seats: number;
  /** Where it takes place by video, whether or not it is shown yet. */
  callAddress: string | null;
  arrival: Arrival | null;
  secretLink: string | null;
  /** Of the booking form, in its order; none where another provider has the booking. */
  answers: BookingAnswer[];
  comments: SessionComment[];
  recommendations: Recommendation[];
  /** Null also when it is sealed. */
  note: string | null;
  /** The note as only the client can open it, base64url. */
  sealedNote: string | null;
};

/** The session of a confirmed booking, with the terms that apply now. `now` in ms. */
export function sessionFromBooking(
  booking: { event: ScheduledEvent; invitee: Invitee },
  therapist: Pick<
    Therapist,
    "id" | "cancellationNoticeHours" | "lateCancelPercent" | "noShowPercent"
  >,
  practice: Pick<Practice, "type" | "intro" | "priceCents">,
  ids: { id: string; userId: string },
  now: number,
): TherapySession {
  return {
    ...ids,
    therapistId: therapist.id,
    eventUri: booking.event.uri,
    inviteeUri: booking.invitee.uri,
    status: "booked",
    startsAt: booking.event.startsAt,
    endsAt: booking.event.endsAt,
    timeZone: booking.event.timeZone,
    practiceType: practice.type,
    intro: practice.intro,
    priceCents: practice.priceCents,
    meetingType: booking.event.meetingType,
    place: booking.event.place,
    cancellationNoticeHours: therapist.cancellationNoticeHours,
    lateCancelPercent: therapist.lateCancelPercent,
    noShowPercent: therapist.noShowPercent,
    prepaid: false,
    lateMovedAt: null,
    feeWaivedAt: null,
    onSitePayment: null,
    rating: null,
    ratedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    providerCancelPending: false,
    lastMove: null,
    bookedByTherapist: false,
    clientName: null,
    clientPhone: booking.invitee.phone,
    noShowAt: null,
    lateMinutes: null,
    awaySince: null,
    rulesChangedAt: null,
    calendarSequence: 0,
    hasNeutralUid: true,
    createdAt: now,
    updatedAt: now,
  };
}

type SessionRole = "client" | "therapist" | "admin";

/** The role of an account in a session, or null. A user who is both client and practitioner acts as the practitioner. */
export function roleIn(
  session: Pick<TherapySession, "userId" | "therapistId">,
  account: Pick<Account, "userId" | "therapistId" | "isAdmin" | "apiKeyId">,
): SessionRole | null {
  if (account.therapistId === session.therapistId) return "therapist";
  if (account.userId === session.userId && account.apiKeyId === undefined) return "client";
  return account.isAdmin ? "admin" : null;
}

/** The session with the caller's role. ERR_NOT_FOUND for an account without a role: it must not learn that it exists. */
export function requireRole<Session extends TherapySession>(
  session: Session | null,
  account: Account,
): { session: Session; by: SessionRole } {
  const by = session && roleIn(session, account);
  if (!session || !by) throw new DomainError("ERR_NOT_FOUND");
  return { session, by };
}

export function canReadNote(session: Pick<TherapySession, "userId">, account: Account): boolean {
  return session.userId === account.userId && (account.viewedBy ?? account.apiKeyId) === undefined;
}

export function requireAllowed(refusal: ErrorCode | null): void {
  if (refusal) throw new DomainError(refusal);
}

/** The session with a new `updatedAt`, always later than the one before because it is also the version. */
export function withNewVersion<Session extends TherapySession>(
  session: Session,
  now: number,
): Session {
  return { ...session, updatedAt: Math.max(now, session.updatedAt + 1) };
}

/** "finished" from its end on, even when that is not stored yet. */
export function statusAt(
  session: Pick<TherapySession, "status" | "endsAt">,
  now: number,
): TherapySessionStatus {
  return session.status === "booked" && now >= session.endsAt ? "finished" : session.status;
}

export function finish(session: TherapySession, now: number): TherapySession {
  const status = statusAt(session, now);
  if (status === session.status) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return withNewVersion({ ...session, status }, now);
}

/** The client can cancel until the start, all others until the end. `now` in ms. */
export function canCancel(session: TherapySession, by: Actor, now: number): boolean {
  if (session.status !== "booked") return false;
  return now < (by === "client" ? session.startsAt : session.endsAt);
}

/** A cancelled session stays unchanged. ERR_ILLEGAL_TRANSITION after its start (client) or end. `now` in ms. */
export function cancel(
  session: TherapySession,
  by: Exclude<Actor, "clock">,
  reason: string | null,
  now: number,
): TherapySession {
  if (session.status === "cancelled") return session;
  if (!canCancel(session, by, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return withNewVersion({
    ...session,
    status: "cancelled",
    cancelledAt: now,
    cancelledBy: by,
    cancelReason: reason,
    providerCancelPending: by !== "provider",
    calendarSequence: session.calendarSequence + 1,
  }, now);
}

export function withoutPendingCancel(session: TherapySession): TherapySession {
  return { ...session, providerCancelPending: false };
}

export function isParticipant(by: Actor | null): by is "client" | "therapist" {
  return by === "client" || by === "therapist";
}

export function commentRefusal(
  session: { status: TherapySessionStatus; comments: unknown[] },
  by: Actor | null,
): ErrorCode | null {
  if (!isParticipant(by)) return "ERR_FORBIDDEN";
  if (session.status === "cancelled") return "ERR_ILLEGAL_TRANSITION";
  return session.comments.length >= maximumComments ? "ERR_TOO_LARGE" : null;
}

export function latestCommentBy(
  comments: SessionComment[],
  authorUserId: string,
): SessionComment | null {
  return comments
    .filter((comment) => comment.authorUserId === authorUserId)
    .reduce<SessionComment | null>(
      (latest, comment) => !latest || comment.createdAt >= latest.createdAt ? comment : latest,
      null,
    );
}
