import { DomainError } from "../../domain/errors.ts";
import { orderStatusAt, takeBackOrder } from "../../domain/session-order.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { flagUnused } from "../packages/flag-unused.ts";
import { endOrder } from "../session-orders/end-order.ts";
import { endWithoutBooking } from "../session-requests/ended-request.ts";
import { endEntry } from "../waiting-lists/ended-entry.ts";
import { endSeatWaits } from "../waiting-lists/seat-waits.ts";
import { waitingListMail } from "../waiting-lists/waiting-mails.ts";

/**
 * Takes a profile and its times off the marketplace, in the caller's transaction: requests are declined, orders that wait for
 * their payment end, places on the waiting list and kept times too, each with its mail. Bookings stay. A disabled profile
 * stays as it is. ERR_NOT_FOUND. `now` in ms.
 */
export async function closeProfile(
  auth: Auth,
  repositories: Repositories,
  therapistId: string,
  now: number,
): Promise<void> {
  const { bookingRequests, disabled, holds, packages, sessionOrders, sessionRequests } =
    repositories;
  const therapist = await repositories.therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  if (therapist.disabledAt !== null) return;
  await disabled.saveProfile(therapistId, now, now);
  for (const request of await sessionRequests.listWaitingFor(therapistId, now)) {
    await endWithoutBooking(repositories, request, { status: "declined", now });
  }
  for (const id of await disabled.listOrders(therapistId, now)) {
    const order = (await sessionOrders.find(id))!;
    if (orderStatusAt(order, now) !== "waiting") continue;
    await endOrder(repositories, takeBackOrder(order, now), now);
  }
  await endWaitingList(auth, repositories, therapistId, now);
  for (const holdId of await disabled.listHolds(therapistId)) {
    await bookingRequests.endOfHold(holdId, now);
    await holds.delete(holdId);
  }
  for (const id of await disabled.listPackages(therapistId)) {
    const sold = (await packages.find(id))!;
    await flagUnused(repositories, sold, "the practitioner was disabled", now);
  }
}

async function endWaitingList(
  auth: Auth,
  repositories: Repositories,
  therapistId: string,
  now: number,
): Promise<void> {
  const { outbox, therapists, users, waitingLists } = repositories;
  const therapist = (await therapists.find(therapistId))!;
  for (const { startsAt } of await waitingLists.listSeatTimes(therapistId)) {
    await endSeatWaits(auth, repositories, { therapistId, startsAt }, now);
  }
  for (const entry of await waitingLists.listWaiting(therapistId)) {
    await endEntry(repositories, entry, "removed", now);
    const user = await users.find(entry.userId);
    if (!user) continue;
    const facts = { user, entry, therapist };
    await outbox.add(waitingListMail(auth, "waiting-list-removed", facts), now);
  }
}
