import type { BookingVerdict } from "../../domain/suitability/booking-verdict.ts";
import { type GivenClearance, givenClearance } from "../../domain/suitability/clearance.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { checkedPractice, findBookingVerdict } from "./check-booking.ts";

type VerdictOfCaller = {
  /** Null without a stored test. */
  verdict: BookingVerdict | null;
  /** Without a stored test any clearance in force, because nothing is known that it could miss. */
  clearance: GivenClearance | null;
};

export async function getBookingVerdict(
  { persistence }: Pick<Ports, "persistence">,
  { account: { userId }, now }: Context,
  { eventTypeUri }: { eventTypeUri: string },
): Promise<VerdictOfCaller> {
  const verdict = await findBookingVerdict(persistence, userId, eventTypeUri, now);
  if (verdict) return { verdict, clearance: verdict.clearance };
  const checked = await checkedPractice(persistence, eventTypeUri);
  const found = checked && await persistence.clearances.findInForce({ userId, ...checked }, now);
  return { verdict: null, clearance: found && givenClearance(found) };
}
