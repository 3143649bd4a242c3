import type { TherapistCard } from "../api/therapists.ts";
import { profileAddress } from "../appointment/booking-choice.ts";
import { instantOf } from "../days.ts";

/** A practitioner's page with the practice of the search result; with a time it opens the booking. */
export function offerAddress(
  { slug, offer }: Pick<TherapistCard, "slug" | "offer">,
  startsAt?: string,
  type: string | null = null,
): string {
  if (!offer) return profileAddress(slug);
  const start = startsAt ? instantOf(startsAt) : null;
  return profileAddress(slug, { practice: offer.practiceId, type, start, book: start !== null });
}
