import { DomainError } from "../../domain/errors.ts";
import { isOpen } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { offerFreedTimes } from "./offer-freed-times.ts";
import { findLinkedEntry, type OwnEntry, ownEntry } from "./waiting-link.ts";

/** The caller stays on the list, but leaves the line for a seat. The time goes to the next person. A repetition changes nothing more. */
export async function declineWaitingListOffer(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  { token, offerId }: { token: string; offerId: string },
): Promise<OwnEntry> {
  const { persistence } = ports;
  const found = await persistence.transaction(async (repositories) => {
    const { waitingLists } = repositories;
    const found = await findLinkedEntry(ports, repositories, token);
    const offers = await waitingLists.listOffers([found.entry.id]);
    const offer = offers.find(({ id }) => id === offerId);
    if (offer?.status === "declined") return found;
    if (!offer || !isOpen(offer, now)) throw new DomainError("ERR_OFFER_ENDED");
    const answer = { status: "declined", answeredAt: now, therapySessionId: null } as const;
    await waitingLists.answerOffer(offer.id, answer);
    if (found.entry.seat) await waitingLists.end(found.entry.id, "left", now);
    return found;
  });
  await offerFreedTimes(ports, found.entry.therapistId, now);
  return await ownEntry(ports, persistence, await findLinkedEntry(ports, persistence, token));
}
