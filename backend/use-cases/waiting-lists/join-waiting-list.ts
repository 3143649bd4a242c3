import { requireAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import { mostWaitingLists, type Wish } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { findVisibleTherapist } from "../therapists/find-visible-therapist.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { offerFreedTimes } from "./offer-freed-times.ts";
import { type OwnEntry, ownEntry } from "./waiting-link.ts";
import { waitingListMail } from "./waiting-mails.ts";

/** Joins the waiting list of a practitioner, or changes what the caller waits for without losing the place. */
export async function joinWaitingList(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now, language }: Context,
  { therapistId, ...wish }: { therapistId: string } & Wish,
): Promise<OwnEntry> {
  const { auth, persistence, scheduling } = ports;
  if (!scheduling.holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const therapist = await findVisibleTherapist(persistence, account, therapistId);
  if (account.therapistId === therapist.id) throw new DomainError("ERR_OWN_CALENDAR");
  requirePractice(therapist, wish.practiceId);
  if (therapist.acceptingNewClients === "no") {
    const isClient = await persistence.therapists.isClient(therapist.id, account.userId);
    requireAdmitted({ acceptingNewClients: "no", isClient });
  }
  await countRequests(ports, now, [{ limit: "waitingListsPerPerson", by: account.userId }]);
  const { entry, user } = await persistence.transaction(async (repositories) => {
    const { waitingLists, users, outbox } = repositories;
    const user = await users.find(account.userId);
    if (!user) throw new DomainError("ERR_UNAUTHORIZED");
    const joined = await waitingLists.listOfUser(user.id);
    const known = joined.find((entry) => entry.therapistId === therapist.id && entry.seat === null);
    if (known) {
      await waitingLists.saveWish(known.id, wish);
      return { entry: { ...known, ...wish }, user };
    }
    if (joined.length >= mostWaitingLists) throw new DomainError("ERR_TOO_MANY_WAITING_LISTS");
    const entry = {
      id: persistence.newId(),
      therapistId: therapist.id,
      userId: user.id,
      ...wish,
      seat: null,
      createdAt: now,
      endedAt: null,
      endedBy: null,
    };
    const agreed = { userId: user.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    await waitingLists.add(entry);
    await outbox.add(waitingListMail(auth, "waiting-list-joined", { user, entry, therapist }), now);
    return { entry, user };
  });
  await offerFreedTimes(ports, therapist.id, now);
  return await ownEntry(ports, persistence, { entry, user });
}

function requirePractice({ practices }: Therapist, practiceId: string | null): void {
  const isOffered = practices.some(({ id, intro }) => id === practiceId && !intro);
  if (practiceId === null || isOffered) return;
  throw new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "practiceId", errCode: "ERR_NOT_OFFERED" }],
  });
}
