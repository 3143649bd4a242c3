import type { ComparedTherapist } from "./queries.ts";

/** The position of the single best value, or null when there is none or several share it. */
export function bestOf(values: (number | null)[], better: "lower" | "higher"): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const best = better === "lower" ? Math.min(...known) : Math.max(...known);
  const first = values.indexOf(best);
  return values.lastIndexOf(best) === first ? first : null;
}

/** In cents, rounded to whole euros; null without a bookable practice. */
export function hourPrice({ offer }: Pick<ComparedTherapist, "offer">): number | null {
  return offer && Math.round(offer.priceCents * 60 / offer.durationMinutes / 100) * 100;
}
