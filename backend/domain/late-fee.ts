import type { ErrorCode } from "./errors.ts";
import { isCancelledForAbsence } from "./absence.ts";
import { shareOfPrice } from "./share-of-price.ts";
import { cancelOutcome, refusableUntil } from "./free-cancellation.ts";
import {
  type Actor,
  requireAllowed,
  type TherapySession,
  withNewVersion,
} from "./therapy-session.ts";

export const feeCauses = ["late-cancellation", "late-move", "no-show"] as const;

/** Money in cents. What the practitioner may charge, on site. */
type LateFee = { cause: typeof feeCauses[number]; cents: number; waived: boolean };

type FeePrice = Pick<TherapySession, "priceCents">;

/** What a cancellation or a move after the deadline costs, in cents. */
export function lateCancelFeeCents(
  { priceCents, lateCancelPercent }: FeePrice & Pick<TherapySession, "lateCancelPercent">,
): number {
  return shareOfPrice(priceCents, lateCancelPercent);
}

/** What a missed session costs, in cents. */
export function noShowFeeCents(
  { priceCents, noShowPercent }: FeePrice & Pick<TherapySession, "noShowPercent">,
): number {
  return shareOfPrice(priceCents, noShowPercent);
}

type FeeFacts = Pick<
  TherapySession,
  | "status"
  | "startsAt"
  | "priceCents"
  | "cancellationNoticeHours"
  | "lateCancelPercent"
  | "noShowPercent"
  | "lastMove"
  | "bookedByTherapist"
  | "createdAt"
  | "lateMovedAt"
  | "cancelledAt"
  | "cancelledBy"
  | "noShowAt"
  | "awaySince"
  | "rulesChangedAt"
  | "feeWaivedAt"
>;

/** The fee of a session, or null. Of several causes the dearest one counts; a waived one only when no other is left. */
export function lateFee(session: FeeFacts): LateFee | null {
  const fees = chargeable(session)
    .filter(({ cents }) => cents > 0)
    .map(({ at, ...fee }) => ({ ...fee, waived: at <= (session.feeWaivedAt ?? -Infinity) }));
  const [first] = fees.toSorted((one, other) =>
    Number(one.waived) - Number(other.waived) || other.cents - one.cents
  );
  return first ?? null;
}

/** What the practitioner may still charge, in cents. */
export function chargedFeeCents(session: FeeFacts): number {
  const fee = lateFee(session);
  return fee && !fee.waived ? fee.cents : 0;
}

function chargeable(session: FeeFacts) {
  const { status, cancelledAt, cancelledBy, lateMovedAt, noShowAt } = session;
  const fees: (Omit<LateFee, "waived"> & { at: number })[] = [];
  // A client who could still refuse the time at its start never agreed to it.
  const isRefusable = refusableUntil(session) === session.startsAt;
  if (noShowAt !== null && !isRefusable) {
    fees.push({ cause: "no-show", at: noShowAt, cents: noShowFeeCents(session) });
  }
  const cents = lateCancelFeeCents(session);
  const isCancelled = status === "cancelled";
  if (isCancelled && cancelledAt !== null && cancelledBy !== null) {
    const isLate = cancelOutcome(session, cancelledBy, cancelledAt) === "late";
    if (isLate) fees.push({ cause: "late-cancellation", at: cancelledAt, cents });
  }
  // A client owes nothing for a session that another person cancelled or could not hold.
  const isOfClient = cancelledBy === "client" && !isCancelledForAbsence(session);
  if (lateMovedAt !== null && (!isCancelled || isOfClient)) {
    fees.push({ cause: "late-move", at: lateMovedAt, cents });
  }
  return fees;
}

export function waiveRefusal(session: FeeFacts, by: Actor | null): ErrorCode | null {
  if (by !== "therapist") return "ERR_FORBIDDEN";
  return lateFee(session) === null ? "ERR_ILLEGAL_TRANSITION" : null;
}

/** Unchanged when the fee is waived already; refuses as `waiveRefusal` says. `now` in ms. */
export function waiveFee(session: TherapySession, by: Actor, now: number): TherapySession {
  requireAllowed(waiveRefusal(session, by));
  if (lateFee(session)?.waived) return session;
  return withNewVersion({ ...session, feeWaivedAt: now }, now);
}

/** What a practitioner sees of a client's missed sessions with them. */
export type ClientRecord = { noShows: number; lateCancellations: number };

/** Of the sessions of one client with one practitioner. What the practitioner waived or took back does not count. */
export function clientRecord(sessions: readonly FeeFacts[]): ClientRecord {
  const isKept = ({ feeWaivedAt }: FeeFacts, at: number) => at > (feeWaivedAt ?? -Infinity);
  return {
    noShows:
      sessions.filter((session) => session.noShowAt !== null && isKept(session, session.noShowAt))
        .length,
    lateCancellations: sessions.filter((session) => {
      const { status, cancelledAt, cancelledBy } = session;
      if (status !== "cancelled" || cancelledAt === null || cancelledBy === null) return false;
      const isLate = cancelOutcome(session, cancelledBy, cancelledAt) === "late";
      return isLate && isKept(session, cancelledAt);
    }).length,
  };
}
