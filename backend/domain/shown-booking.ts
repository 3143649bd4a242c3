import { DomainError } from "./errors.ts";
import { lateCancelFeeCents } from "./late-fee.ts";
import { cancelOutcome } from "./free-cancellation.ts";
import { type Actor, type TherapySession } from "./therapy-session.ts";

/** What a page showed before a cancellation or a move: the start (ms) and the fee of the change (cents). */
export type ShownBooking = { startsAt: number; feeCents: number };

/** Throws ERR_BOOKING_CHANGED when the start or the fee differ from the shown ones. `shown` undefined: not known. `now` in ms. */
export function requireShownBooking(
  shown: ShownBooking | undefined,
  session: TherapySession,
  by: Actor,
  now: number,
): void {
  if (!shown) return;
  const feeCents = cancelOutcome(session, by, now) === "late" ? lateCancelFeeCents(session) : 0;
  if (shown.startsAt === session.startsAt && shown.feeCents === feeCents) return;
  throw new DomainError("ERR_BOOKING_CHANGED");
}
