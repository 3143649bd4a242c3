import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireOwnOffer, requirePractitioner } from "./own-offers.ts";

/** What was sold by it stays. ERR_FORBIDDEN for callers who are no practitioners, ERR_NOT_FOUND. */
export async function deletePackageOffer(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ packageOffers, therapists }) => {
    const therapist = await requirePractitioner({ therapists }, account);
    await requireOwnOffer({ packageOffers }, therapist, id);
    await packageOffers.delete(id);
  });
}
