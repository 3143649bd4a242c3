import { DomainError } from "./errors.ts";

/** What a booking costs and how long it is. */
export type BookingTerms = { priceCents: number; durationMinutes: number };

/** Throws ERR_PRICE_CHANGED with the terms that apply when the page showed others. `shown` undefined: not known. */
export function requireShownTerms(shown: BookingTerms | undefined, terms: BookingTerms): void {
  if (!shown) return;
  const { priceCents, durationMinutes } = terms;
  if (shown.priceCents === priceCents && shown.durationMinutes === durationMinutes) return;
  throw new DomainError("ERR_PRICE_CHANGED", { terms: { priceCents, durationMinutes } });
}
