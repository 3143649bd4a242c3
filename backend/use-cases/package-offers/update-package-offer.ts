import { type OfferTerms, requireOfferable } from "../../domain/money/package.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnOffer, requireOwnOffer, requirePractitioner } from "./own-offers.ts";

/**
 * Changes what is sold from now on; sold packages keep their terms. ERR_FORBIDDEN for callers who are no practitioners,
 * ERR_NOT_FOUND, the refusals of `requireOfferable`.
 */
export async function updatePackageOffer(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, ...terms }: OfferTerms & { id: string },
): Promise<OwnOffer> {
  return await persistence.transaction(async ({ packageOffers, therapists }) => {
    const therapist = await requirePractitioner({ therapists }, account);
    const found = await requireOwnOffer({ packageOffers }, therapist, id);
    const practice = requireOfferable(terms, therapist.practices);
    const offer = { ...found, ...terms, updatedAt: now };
    await packageOffers.save(offer);
    return { offer, practice };
  });
}
