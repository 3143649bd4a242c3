import { hour } from "./duration.ts";
import type { Actor, SessionMove, TherapySession } from "./therapy-session.ts";

/** How long (ms) the client can refuse a time that the practitioner chose, or cancel after an acceptance. */
const refusableFor = 12 * hour;

type ChosenTime = Pick<TherapySession, "startsAt"> & {
  lastMove?: SessionMove | null | undefined;
  bookedByTherapist?: boolean | undefined;
  createdAt?: number | undefined;
};

type FreeTerms = ChosenTime & Pick<TherapySession, "cancellationNoticeHours"> & {
  awaySince?: number | null | undefined;
  rulesChangedAt?: number | null | undefined;
};

/**
 * The last instant (ms) at which the client can cancel for free, also after the practitioner booked or moved the session
 * or is away, and after changed safety rules warn of it.
 */
export function cancelFreeUntil(terms: FreeTerms): number {
  const { startsAt, cancellationNoticeHours, awaySince, rulesChangedAt } = terms;
  if (awaySince || rulesChangedAt) return startsAt;
  const withNotice = startsAt - cancellationNoticeHours * hour;
  return Math.max(withNotice, refusableUntil(terms) ?? withNotice);
}

/** The last instant (ms) at which the client can refuse a time that the practitioner chose; null when the client chose it. */
export function refusableUntil(chosen: ChosenTime): number | null {
  const { startsAt, lastMove, bookedByTherapist = false, createdAt = null } = chosen;
  if (lastMove) return moveRefusableUntil(chosen);
  if (!bookedByTherapist || createdAt === null) return null;
  return Math.min(createdAt + refusableFor, startsAt);
}

/** The same for the latest move only. */
export function moveRefusableUntil({ startsAt, lastMove }: ChosenTime): number | null {
  if (lastMove?.by !== "therapist" && lastMove?.by !== "admin") return null;
  return Math.min(lastMove.at + refusableFor, startsAt);
}

/** The notice (hours) of a session whose request was accepted at `now` (ms), so that the client can still cancel for free. */
export function noticeAfterAcceptance(
  { startsAt, cancellationNoticeHours }: Pick<
    TherapySession,
    "startsAt" | "cancellationNoticeHours"
  >,
  now: number,
): number {
  const hoursLeft = Math.floor((startsAt - now - refusableFor) / hour);
  return Math.min(cancellationNoticeHours, Math.max(0, hoursLeft));
}

export function cancelOutcome(session: FreeTerms, by: Actor, now: number): "free" | "late" {
  return by === "client" && now > cancelFreeUntil(session) ? "late" : "free";
}
