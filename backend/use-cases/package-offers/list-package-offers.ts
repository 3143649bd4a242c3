import type { Practice } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnOffer, ownOffer, requirePractitioner } from "./own-offers.ts";

/** The caller's offers, and the practices for which packages can be sold. ERR_FORBIDDEN for callers who are no practitioners. */
export async function listPackageOffers(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<{ offers: OwnOffer[]; practices: Practice[] }> {
  const therapist = await requirePractitioner(persistence, account);
  const offers = await persistence.packageOffers.listOf(therapist.id);
  return {
    offers: offers.map((offer) => ownOffer(therapist, offer)),
    practices: therapist.practices.filter(({ intro, priceCents }) => !intro && priceCents > 0),
  };
}
