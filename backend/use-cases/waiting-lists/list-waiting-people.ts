import type { Practice } from "../../domain/therapist.ts";
import { isOpen, type WaitingEntry, type WaitingOffer } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { requireOwnProfile } from "../require-right.ts";

export type Waiting = {
  entry: WaitingEntry;
  name: string;
  practice: Practice | null;
  offer: WaitingOffer | null;
};

/** The people who wait for the caller, a practitioner, in the order in which they joined. ERR_FORBIDDEN. */
export async function listWaitingPeople(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<Waiting[]> {
  const { waitingLists, therapists, users } = persistence;
  const therapistId = requireOwnProfile(account, "answer-clients");
  const therapist = await therapists.find(therapistId);
  const entries = await waitingLists.listWaiting(therapistId);
  const reads = entries.map(({ userId }) => (
    { userId, kind: "waiting-list", why: "waiting-list" } as const
  ));
  await recordReads(persistence, { account, now, role: "practitioner" }, reads);
  const offers = await waitingLists.listOffers(entries.map(({ id }) => id));
  return await Promise.all(entries.map(async (entry) => ({
    entry,
    name: (await users.find(entry.userId))?.name ?? "",
    practice: therapist?.practices.find(({ id }) => id === entry.practiceId) ?? null,
    offer: offers.find((offer) => offer.entryId === entry.id && isOpen(offer, now)) ?? null,
  })));
}
