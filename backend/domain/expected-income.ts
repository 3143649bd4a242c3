import type { Totals } from "./session-figures.ts";

type Counted = Pick<
  Totals,
  "met" | "missed" | "cancelled" | "earnedCents" | "feeCents" | "bookedCents"
>;

/** With fewer ended sessions the share that falls away says nothing. */
const leastEnded = 10;

/**
 * Between what a period brings (cents) when all booked sessions take place, and when as many of them are cancelled as in
 * this period and the one before it. Null when nothing is booked, and with too few ended sessions.
 */
export function expectedIncome(
  total: Counted,
  before: Pick<Counted, "met" | "missed" | "cancelled">,
): { leastCents: number; mostCents: number } | null {
  const ended = [total, before].reduce(
    (sum, { met, missed, cancelled }) => sum + met + missed + cancelled,
    0,
  );
  if (total.bookedCents === 0 || ended < leastEnded) return null;
  const kept = 1 - (total.cancelled + before.cancelled) / ended;
  const sure = total.earnedCents + total.feeCents;
  return {
    leastCents: sure + Math.round(total.bookedCents * kept),
    mostCents: sure + total.bookedCents,
  };
}
