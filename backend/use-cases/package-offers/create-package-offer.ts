import {
  type OfferTerms,
  type PackageOffer,
  requireOfferable,
  requireRoomForOffer,
} from "../../domain/money/package.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnOffer, requirePractitioner } from "./own-offers.ts";

/** ERR_FORBIDDEN for callers who are no practitioners, ERR_TOO_MANY_PACKAGES, the refusals of `requireOfferable`. */
export async function createPackageOffer(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  terms: OfferTerms,
): Promise<OwnOffer> {
  return await persistence.transaction(async ({ packageOffers, therapists }) => {
    const therapist = await requirePractitioner({ therapists }, account);
    const practice = requireOfferable(terms, therapist.practices);
    requireRoomForOffer(await packageOffers.listOf(therapist.id));
    const offer: PackageOffer = {
      ...terms,
      id: persistence.newId(),
      therapistId: therapist.id,
      createdAt: now,
      updatedAt: now,
    };
    await packageOffers.add(offer);
    return { offer, practice };
  });
}
