import { DomainError } from "./errors.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "./scheduling.ts";
import { type Actor, canCancel, type TherapySession, touched } from "./therapy-session.ts";

/** Its two people until it starts, the client late after the notice limit: what has begun no calendar moves. */
export function canReschedule(session: TherapySession, by: Actor | null, now: number): boolean {
  return (by === "client" || by === "therapist") && now < session.startsAt &&
    canCancel(session, by, now);
}

type Wish = { startsAt: number; meetingType?: MeetingType | undefined; reason: string | null };

/**
 * Refuses what cannot be moved so. `startsAt` in ms. ERR_FORBIDDEN for everybody but its two people,
 * ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT for the time it has already or a practitioner without a reason.
 */
export function checkReschedule(
  session: TherapySession,
  by: Actor,
  { startsAt, meetingType = session.meetingType, reason }: Wish,
  now: number,
): void {
  if (by !== "client" && by !== "therapist") throw new DomainError("ERR_FORBIDDEN");
  if (!canReschedule(session, by, now)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  if (startsAt === session.startsAt && meetingType === session.meetingType) {
    throw invalid("startsAt", "it is at this time already");
  }
  if (by === "therapist" && !reason) throw invalid("reason", "the client is told why");
}

function invalid(path: string, message: string): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path, errCode: "ERR_INVALID_VALUE", message }],
  });
}

/** Whether a session of this length (ms) at `startsAt` (ms) would stand in the way of another. */
export function overlaps(
  { startsAt, endsAt }: Pick<TherapySession, "startsAt" | "endsAt">,
  other: Pick<TherapySession, "startsAt" | "endsAt">,
): boolean {
  return startsAt < other.endsAt && other.startsAt < endsAt;
}

export type Rescheduled = { old: TherapySession; moved: TherapySession };

/**
 * The two sessions of a move that the provider has made: the old one cancelled, the new one in its place with what was
 * agreed and a calendar entry that moves. `by` "provider" is bound by no limit. ERR_ILLEGAL_TRANSITION when the old
 * one is booked no more.
 */
export function reschedule(
  session: TherapySession,
  booking: { event: ScheduledEvent; invitee: Pick<Invitee, "uri"> },
  by: Exclude<Actor, "clock">,
  { id, reason }: { id: string; reason: string | null },
  now: number,
): Rescheduled {
  const may = by === "provider" ? session.status === "booked" : canReschedule(session, by, now);
  if (!may) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  const { event, invitee } = booking;
  return {
    old: touched({
      ...session,
      status: "cancelled",
      cancelledAt: now,
      cancelledBy: by,
      cancelReason: reason,
      providerCancelPending: false,
    }, now),
    moved: {
      ...session,
      id,
      eventUri: event.uri,
      inviteeUri: invitee.uri,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      timeZone: event.timeZone,
      meetingType: event.meetingType,
      place: event.place,
      rescheduledFromId: session.id,
      calendarSequence: session.calendarSequence + 1,
      createdAt: now,
      updatedAt: now,
    },
  };
}
