import type { Account } from "./account.ts";
import type { PracticeGroup } from "./domain-value.ts";
import { DomainError } from "./errors.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "./scheduling.ts";
import type { Practice, Therapist } from "./therapist.ts";

export const therapySessionStatuses = ["booked", "finished", "cancelled"] as const;

export type TherapySessionStatus = (typeof therapySessionStatuses)[number];

export const actors = ["client", "therapist", "admin", "provider", "clock"] as const;

export type Actor = (typeof actors)[number];

/** The actions that a session's history can hold. */
export const therapySessionActions = [
  "book",
  "cancel",
  "reschedule",
  "finish",
  "rate",
  "take-back-rating",
  "note",
  "comment",
  "update-comment",
  "update",
  "no-show",
  "take-back-no-show",
  "recommend",
] as const;

export const noteMaxLength = 4000;

export const commentMaxLength = 2000;

/** Length of the reason for a cancellation or a reschedule. */
export const reasonMaxLength = 500;

/** Times are instants (ms); money is cents of EUR. What was agreed at booking is copied and never looked up. */
export type TherapySession = {
  id: string;
  therapistId: string;
  userId: string;
  eventUri: string;
  inviteeUri: string;
  status: TherapySessionStatus;
  startsAt: number;
  endsAt: number;
  /** The practitioner's IANA zone at booking. */
  timeZone: string;
  practiceType: string;
  intro: boolean;
  priceCents: number;
  meetingType: MeetingType;
  place: string;
  cancellationNoticeHours: number;
  rating: number | null;
  ratedAt: number | null;
  cancelledAt: number | null;
  cancelledBy: Exclude<Actor, "clock"> | null;
  cancelReason: string | null;
  /** Cancelled here while the provider has not confirmed yet that the time is free again. */
  providerCancelPending: boolean;
  /** The session this one took the place of; that one is cancelled. */
  rescheduledFromId: string | null;
  /** When it was written down that the client did not come; only of a finished session. */
  noShowAt: number | null;
  /** UID of its calendar entry, the same through every reschedule. */
  calendarUid: string;
  /** SEQUENCE of that entry: grows with every change that a calendar has to know. */
  calendarSequence: number;
  createdAt: number;
  updatedAt: number;
};

export type SessionComment = {
  id: string;
  authorUserId: string | null;
  isTherapistComment: boolean;
  comment: string;
  createdAt: number;
  updatedAt: number;
};

export type Recommendation = { practices: string[]; text: string; createdAt: number };

/** A session as one of its two people sees it in a list. */
export type TherapySessionEntry = TherapySession & {
  group: PracticeGroup;
  therapist: { id: string; slug: string; name: string; pictureKey: string | null };
  client: { id: string; name: string };
  /** How many sessions of these two were not cancelled, up to and including this one. */
  meetingCount: number;
  /** The session that took this one's place, when it was rescheduled. */
  rescheduledToId: string | null;
  /** The event type at which it was booked, as far as it is still offered. */
  eventTypeUri: string | null;
  /** The page on which the same practice is booked again; null when it is offered to nobody. */
  schedulingUrl: string | null;
  comments: SessionComment[];
  recommendations: Recommendation[];
  /** The client's private note; always null for everybody else. */
  note: string | null;
};

const hour = 3_600_000;

/** How many comments one session takes. */
export const maximumComments = 100;

/** The session of a booking the provider has confirmed: what was agreed is copied from today's terms. */
export function fromEvent(
  booking: { event: ScheduledEvent; invitee: Invitee },
  therapist: Pick<Therapist, "id" | "cancellationNoticeHours">,
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
    rating: null,
    ratedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    providerCancelPending: false,
    rescheduledFromId: null,
    noShowAt: null,
    calendarUid: ids.id,
    calendarSequence: 0,
    createdAt: now,
    updatedAt: now,
  };
}

type People = Pick<TherapySession, "userId" | "therapistId">;
type Viewer = Pick<Account, "userId" | "therapistId" | "isAdmin">;

/** As what somebody stands to a session, or null for a stranger. Who is both its sides acts as the practitioner. */
export function standing(
  session: People,
  account: Viewer,
): "client" | "therapist" | "admin" | null {
  if (account.therapistId === session.therapistId) return "therapist";
  if (account.userId === session.userId) return "client";
  return account.isAdmin ? "admin" : null;
}

/** Changed at `now`; every change is later than the one before, so that it can serve as a version. */
export function touched<Session extends TherapySession>(session: Session, now: number): Session {
  return { ...session, updatedAt: Math.max(now, session.updatedAt + 1) };
}

/** Finished as soon as its end has come, whether or not anybody has written that down yet. */
export function statusAt(
  session: Pick<TherapySession, "status" | "endsAt">,
  now: number,
): TherapySessionStatus {
  return session.status === "booked" && now >= session.endsAt ? "finished" : session.status;
}

/** Writes the end of a session down. ERR_ILLEGAL_TRANSITION before it or when there is nothing to end. */
export function finish(session: TherapySession, now: number): TherapySession {
  const status = statusAt(session, now);
  if (status === session.status) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return touched({ ...session, status }, now);
}

/** The last moment (ms) at which cancelling costs the client nothing. */
export function cancelFreeUntil(
  session: Pick<TherapySession, "startsAt" | "cancellationNoticeHours">,
): number {
  return session.startsAt - session.cancellationNoticeHours * hour;
}

/** What cancelling at `now` means: only a client can be late. */
export function cancelOutcome(
  session: Pick<TherapySession, "startsAt" | "cancellationNoticeHours">,
  by: Actor,
  now: number,
): "free" | "late" {
  return by === "client" && now > cancelFreeUntil(session) ? "late" : "free";
}

/** The client until it starts, everybody else until it ends. */
export function canCancel(session: TherapySession, by: Actor, now: number): boolean {
  if (session.status !== "booked") return false;
  return now < (by === "client" ? session.startsAt : session.endsAt);
}

/** Cancelling twice is cancelling once. ERR_ILLEGAL_TRANSITION when it has started (client) or ended. */
export function cancel(
  session: TherapySession,
  by: Exclude<Actor, "clock">,
  reason: string | null,
  now: number,
): TherapySession {
  if (session.status === "cancelled") return session;
  if (!canCancel(session, by, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return touched({
    ...session,
    status: "cancelled",
    cancelledAt: now,
    cancelledBy: by,
    cancelReason: reason,
    providerCancelPending: by !== "provider",
    calendarSequence: session.calendarSequence + 1,
  }, now);
}

/** The provider has confirmed that the time is free. What people see of the session stays the same. */
export function freed(session: TherapySession): TherapySession {
  return { ...session, providerCancelPending: false };
}

/** Both people of a session, until it has as many as one session takes. */
export function canComment(session: { comments: unknown[] }, by: Actor | null): boolean {
  return (by === "client" || by === "therapist") && session.comments.length < maximumComments;
}

/**
 * Whose comment it becomes: a practitioner's is always marked as such, a client's never.
 * ERR_FORBIDDEN for a client who claims to be the practitioner and for everybody else.
 */
export function isTherapistComment(by: Actor, claimed: boolean): boolean {
  if (by === "therapist") return true;
  if (by !== "client" || claimed) throw new DomainError("ERR_FORBIDDEN");
  return false;
}

/** The comment `update-comment` means: the newest one of this author, or null. */
export function latestCommentOf(
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
