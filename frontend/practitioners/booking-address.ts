import type { TherapistCard } from "../api/therapists.ts";
import { noChoice, withBooking } from "../appointment/booking-choice.ts";
import { instantOf } from "../days.ts";
import { offerAddress } from "../search/offer-address.ts";

/** The address that opens the booking of a time without leaving the results, whose query is `search`. */
export function bookingAddress(
  search: string,
  { card, startsAt, type }: { card: TherapistCard; startsAt: string; type: string | null },
): string {
  if (!card.offer) return offerAddress(card, startsAt, type);
  const choice = { ...noChoice, practice: card.offer.practiceId, type, start: instantOf(startsAt) };
  return `/${withBooking(new URLSearchParams(search), { slug: card.slug, choice })}`;
}
