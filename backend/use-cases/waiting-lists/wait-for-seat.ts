import { requireAdmitted } from "../../domain/admission.ts";
import { DomainError } from "../../domain/errors.ts";
import { overlaps } from "../../domain/therapy-session-reschedule.ts";
import { mostWaitingLists, type WaitingEntry } from "../../domain/waiting-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequests } from "../request-limits.ts";
import { requireOtherCalendar } from "../scheduling/other-calendar.ts";
import { findVisibleTherapist } from "../therapists/find-visible-therapist.ts";
import { giveConsent } from "../user/consent-gate.ts";
import { offerFreedTimes } from "./offer-freed-times.ts";
import { notify } from "./seat-waits.ts";
import { type OwnEntry, ownEntry } from "./waiting-link.ts";

/**
 * Puts the caller in line for a seat of a full group time. A repetition keeps the place. ERR_SEATS_LEFT,
 * ERR_SLOT_NOT_OFFERED, ERR_CLIENT_BUSY, else as `joinWaitingList`.
 */
export async function waitForSeat(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now, language }: Context,
  { eventTypeUri, startsAt }: { eventTypeUri: string; startsAt: number },
): Promise<OwnEntry> {
  const { auth, persistence, scheduling: { holds } } = ports;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const found = await persistence.therapists.findByEventType(eventTypeUri);
  if (!found) throw new DomainError("ERR_NOT_FOUND");
  const therapist = await findVisibleTherapist(persistence, account, found.id);
  const practice = therapist.practices.find((each) => each.eventTypeUri === eventTypeUri);
  if (!practice) throw new DomainError("ERR_SLOT_NOT_OFFERED");
  const held = { therapistId: therapist.id, practiceId: practice.id };
  await requireOtherCalendar(persistence, account, held);
  if (therapist.acceptingNewClients === "no") {
    const isClient = await persistence.therapists.isClient(therapist.id, account.userId);
    requireAdmitted({ acceptingNewClients: "no", isClient });
  }
  await countRequests(ports, now, [{ limit: "waitingListsPerPerson", by: account.userId }]);
  const time = await holds.findGroupTime(eventTypeUri, startsAt, now);
  const { id, user } = await persistence.transaction(async (repositories) => {
    const { waitingLists, users, therapySessions } = repositories;
    const user = await users.find(account.userId);
    if (!user) throw new DomainError("ERR_UNAUTHORIZED");
    const joined = await waitingLists.listOfUser(user.id);
    const known = joined.find((entry) =>
      entry.therapistId === therapist.id && entry.seat?.startsAt === startsAt
    );
    if (known) return { id: known.id, user };
    if (!time || time.state === "closed") throw new DomainError("ERR_SLOT_NOT_OFFERED");
    if (time.state === "free") throw new DomainError("ERR_SEATS_LEFT");
    const sessions = await therapySessions.listUnsettled(user.id);
    if (sessions.some((session) => session.status === "booked" && overlaps(session, time))) {
      throw new DomainError("ERR_CLIENT_BUSY");
    }
    if (joined.length >= mostWaitingLists) throw new DomainError("ERR_TOO_MANY_WAITING_LISTS");
    const { endsAt, timeZone, place } = time;
    const entry: WaitingEntry = {
      id: persistence.newId(),
      therapistId: therapist.id,
      userId: user.id,
      weekdays: [],
      partsOfDay: [],
      meetingType: time.meetingTypes[0] ?? null,
      practiceId: practice.id,
      seat: { eventTypeUri, startsAt, endsAt, timeZone, place },
      createdAt: now,
      endedAt: null,
      endedBy: null,
    };
    const agreed = { userId: user.id, purpose: "bookings", language } as const;
    await giveConsent(ports, repositories, agreed, now);
    await waitingLists.add(entry);
    const template = "waiting-seat-joined";
    await notify(auth, repositories, { template, entry, therapist }, now);
    return { id: entry.id, user };
  });
  await offerFreedTimes(ports, therapist.id, now);
  const entry = (await persistence.waitingLists.find(id))!;
  return await ownEntry(ports, persistence, { entry, user });
}
