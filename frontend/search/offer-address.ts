import type { TherapistCard } from "../api/therapists.ts";
import { profileAddress } from "../appointment/booking-choice.ts";

/** A practitioner's page with the practice of the search result and, when given, the meeting type and time. */
export function offerAddress(
  { slug, offer }: Pick<TherapistCard, "slug" | "offer">,
  startsAt?: string,
  type: string | null = null,
): string {
  if (!offer) return profileAddress(slug);
  return profileAddress(slug, { practice: offer.practiceId, type, start: startsAt ?? null });
}
