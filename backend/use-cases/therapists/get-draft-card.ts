import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { draftTherapist } from "./draft-therapist.ts";
import { readOwnProfile, requireOwner } from "./own-profile.ts";
import { cheapestPractice, type TherapistCard, therapistCards } from "./therapist-card.ts";

/** The card in search as it would be with the draft. For the practitioner and admins. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function getDraftCard(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<TherapistCard> {
  requireOwner(account, id, { admins: true });
  const { persistence } = ports;
  const own = await readOwnProfile(persistence, id);
  const published = await persistence.therapists.find(id);
  if (!published) throw new DomainError("ERR_NOT_FOUND");
  const therapist = draftTherapist(published, own);
  const offered = { therapist, offer: cheapestPractice(therapist) ?? null };
  const [card] = await therapistCards(ports, [{ offered, distanceKm: null, why: [] }], now);
  return card!;
}
