import { DomainError, type ErrorCode } from "./errors.ts";
import type { ProblemCode } from "./field-problem.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "./scheduling.ts";
import { cancelOutcome } from "./free-cancellation.ts";
import {
  type Actor,
  canCancel,
  isParticipant,
  requireAllowed,
  type TherapySession,
  withNewVersion,
} from "./therapy-session.ts";

export function rescheduleRefusal(
  session: TherapySession,
  by: Actor | null,
  now: number,
): ErrorCode | null {
  if (!isParticipant(by)) return "ERR_FORBIDDEN";
  const isOpen = now < session.startsAt && canCancel(session, by, now);
  return isOpen ? null : "ERR_ILLEGAL_TRANSITION";
}

type NewTime = { startsAt: number; meetingType?: MeetingType | undefined; reason: string | null };

/** Refuses as `rescheduleRefusal` says; ERR_INVALID_INPUT. Instants in ms. */
export function requireValidMove(
  session: TherapySession,
  by: Actor,
  { startsAt, meetingType = session.meetingType, reason }: NewTime,
  now: number,
): void {
  requireAllowed(rescheduleRefusal(session, by, now));
  if (startsAt === session.startsAt && meetingType === session.meetingType) {
    throw invalid("startsAt", "ERR_UNCHANGED");
  }
  if (by === "therapist" && !reason) throw invalid("reason", "ERR_REQUIRED");
}

function invalid(path: string, errCode: ProblemCode): DomainError {
  return new DomainError("ERR_INVALID_INPUT", { errors: [{ path, errCode }] });
}

export function overlaps(
  one: Pick<TherapySession, "startsAt" | "endsAt">,
  other: Pick<TherapySession, "startsAt" | "endsAt">,
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The session at its new time. "provider" may also move past sessions, and those it cancelled. ERR_ILLEGAL_TRANSITION. */
export function reschedule(
  session: TherapySession,
  booking: { event: ScheduledEvent; invitee: Pick<Invitee, "uri"> },
  by: Exclude<Actor, "clock">,
  reason: string | null,
  now: number,
): TherapySession {
  const isAllowed = by === "provider"
    ? session.status === "booked" || session.cancelledBy === "provider"
    : rescheduleRefusal(session, by, now) === null;
  if (!isAllowed) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  const { event, invitee } = booking;
  const { startsAt, endsAt } = session;
  return withNewVersion({
    ...session,
    status: "booked",
    eventUri: event.uri,
    inviteeUri: invitee.uri,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    timeZone: event.timeZone,
    meetingType: event.meetingType,
    place: event.place,
    cancelledAt: null,
    cancelledBy: null,
    cancelReason: null,
    providerCancelPending: false,
    lateMinutes: null,
    lateMovedAt: cancelOutcome(session, by, now) === "late" ? now : session.lateMovedAt,
    awaySince: null,
    lastMove: { at: now, by, reason, from: { startsAt, endsAt } },
    calendarSequence: session.calendarSequence + 1,
  }, now);
}
