import type { WaitingEntry } from "../../domain/waiting-list.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** Ends a place on a waiting list and its open offer, in the caller's transaction. An ended place stays as it is. */
export async function endEntry(
  { waitingLists }: Pick<Repositories, "waitingLists">,
  { id, endedAt }: WaitingEntry,
  by: "left" | "removed",
  now: number,
): Promise<void> {
  if (endedAt !== null) return;
  const open = (await waitingLists.listOffers([id])).find(({ status }) => status === "open");
  const status = by === "left" ? "declined" : "withdrawn";
  const answer = { status, answeredAt: now, therapySessionId: null } as const;
  if (open) await waitingLists.answerOffer(open.id, answer);
  await waitingLists.end(id, by, now);
}
