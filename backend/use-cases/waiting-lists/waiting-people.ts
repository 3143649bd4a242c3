import type { Therapist } from "../../domain/therapist.ts";
import type { WaitingEntry, WaitingPerson } from "../../domain/waiting-list.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** What decides to whom of the waiting people a time can be offered. */
export async function readPeople(
  { waitingLists, therapists, therapySessions }: Pick<
    Repositories,
    "waitingLists" | "therapists" | "therapySessions"
  >,
  { id, acceptingNewClients }: Therapist,
  waiting: WaitingEntry[],
): Promise<WaitingPerson[]> {
  const offers = await waitingLists.listOffers(waiting.map(({ id }) => id));
  const people: WaitingPerson[] = [];
  for (const entry of waiting) {
    const offered = offers.filter(({ entryId }) => entryId === entry.id);
    const sessions = await therapySessions.listUnsettled(entry.userId);
    people.push({
      entry,
      offered,
      hasOpenOffer: offered.some(({ status }) => status === "open"),
      busy: sessions.filter(({ status }) => status === "booked"),
      isAdmitted: acceptingNewClients !== "no" || await therapists.isClient(id, entry.userId),
    });
  }
  return people;
}
