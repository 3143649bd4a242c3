import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { endEntry } from "./ended-entry.ts";
import { offerFreedTimes } from "./offer-freed-times.ts";
import { waitingListMail } from "./waiting-mails.ts";
import { requireOwnProfile } from "../require-right.ts";

/** Takes a person off the caller's waiting list; the person is notified. ERR_FORBIDDEN, ERR_NOT_FOUND. */
export async function removeWaitingPerson(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  const { auth, persistence } = ports;
  const therapistId = requireOwnProfile(account, "answer-clients");
  await persistence.transaction(async (repositories) => {
    const { waitingLists, therapists, users, outbox } = repositories;
    const entry = await waitingLists.find(id);
    const therapist = await therapists.find(therapistId);
    if (!therapist || entry?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
    if (entry.endedAt !== null) return;
    await endEntry(repositories, entry, "removed", now);
    const user = await users.find(entry.userId);
    if (!user) return;
    const facts = { user, entry, therapist };
    await outbox.add(waitingListMail(auth, "waiting-list-removed", facts), now);
  });
  await offerFreedTimes(ports, therapistId, now);
}
