import type { User } from "../../domain/account.ts";
import type { BookingChoice } from "../../domain/disable-effects.ts";
import { DomainError } from "../../domain/errors.ts";
import { takeBackOrder } from "../../domain/session-order.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Scheduling } from "../../ports/scheduling.ts";
import { companionAbsenceMail } from "../therapy-sessions/companion-session-mails.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { endOrder } from "../session-orders/end-order.ts";
import { endWithoutBooking } from "../session-requests/ended-request.ts";
import {
  cancelLater,
  type Decider,
  type DisableNeeds,
  disableProfile,
  enableProfile,
} from "./disabled-profile.ts";
import { accountDisabledMail } from "./disabled-mails.ts";
import { recordAction } from "./record-action.ts";

type AccountNeeds = DisableNeeds & { scheduling: Pick<Scheduling, "resourceUri"> };

export type AccountDecision = {
  /** Of the coming bookings as a client, and as a practitioner. */
  asClient: BookingChoice;
  asPractitioner: BookingChoice;
  reason: string | null;
};

/**
 * Disables an account and its profile, in the caller's transaction: the person is signed out everywhere, their requests and
 * unpaid orders end, and the leads of sessions that they take part in get a mail. Bookings to cancel are left to
 * `cancelComingBookings`. A repetition changes nothing more. ERR_LAST_ADMIN.
 */
export async function closeAccount(
  needs: AccountNeeds,
  repositories: Repositories,
  by: Decider,
  user: User,
  { asClient, asPractitioner, reason }: AccountDecision,
): Promise<void> {
  const { outbox, users, sessionRequests, sessionOrders } = repositories;
  const { id, therapistId } = user;
  const { now } = by;
  if (user.disabledAt !== null) return;
  await requireOtherAdmin(repositories, user);
  const effects = await repositories.disabled.countEffects({ userId: id, therapistId }, now);
  await outbox.add(accountDisabledMail(user, effects, { asClient, asPractitioner }), now);
  await users.save({ ...user, disabledAt: now, updatedAt: now });
  await endAccess(repositories, id, now);
  for (const request of await sessionRequests.listWaitingOf(id, now)) {
    await endWithoutBooking(repositories, request, { status: "taken-back", now });
  }
  for (const order of await sessionOrders.listWaitingOf(id, now)) {
    await endOrder(repositories, takeBackOrder(order, now), now);
  }
  if (asClient === "cancel") await cancelLater(needs.persistence, repositories, by, { userId: id });
  await recordAction(needs.persistence, repositories, by, {
    action: "disable-account",
    kind: "user",
    id,
    detail: { asClient, asPractitioner, ...(reason ? { reason } : {}) },
    before: { state: "enabled" },
    after: { state: "disabled" },
  });
  if (therapistId !== null) await mailLeads(needs.scheduling, repositories, therapistId, now);
  const isOpen = therapistId !== null &&
    await repositories.disabled.profileDisabledAt(therapistId) === null;
  if (!isOpen) return;
  const decision = { therapistId, bookings: asPractitioner, reason };
  await disableProfile(needs, repositories, by, decision);
}

/** With the profile that was disabled together with the account. In the caller's transaction. */
export async function reopenAccount(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  by: Decider,
  user: User,
): Promise<void> {
  const { id, disabledAt, therapistId } = user;
  if (disabledAt === null) return;
  await repositories.users.save({ ...user, disabledAt: null, updatedAt: by.now });
  await recordAction(persistence, repositories, by, {
    action: "enable-account",
    kind: "user",
    id,
    before: { state: "disabled" },
    after: { state: "enabled" },
  });
  if (therapistId === null) return;
  const profileDisabledAt = await repositories.disabled.profileDisabledAt(therapistId);
  if (profileDisabledAt === disabledAt) {
    await enableProfile(persistence, repositories, by, therapistId);
  }
}

/** ERR_LAST_ADMIN when no other administrator could sign in without this one. */
export async function requireOtherAdmin(
  { users }: Pick<Repositories, "users">,
  { id, isAdmin }: Pick<User, "id" | "isAdmin">,
): Promise<void> {
  if (!isAdmin) return;
  const others = (await users.listAdmins()).filter((admin) => admin.id !== id);
  if (others.length === 0) throw new DomainError("ERR_LAST_ADMIN");
}

async function endAccess(
  { users }: Pick<Repositories, "users">,
  id: string,
  now: number,
): Promise<void> {
  await users.endSignIns(id, now);
  await users.endMailTokens(id, "reset-password", now);
  await users.endMailTokens(id, "verify-email", now);
  await users.removeEmailChange(id);
}

/** Other practitioners decide what becomes of the sessions that they lead, so they get to know first. */
async function mailLeads(
  scheduling: AccountNeeds["scheduling"],
  repositories: Repositories,
  therapistId: string,
  now: number,
): Promise<void> {
  const { companions, outbox, therapySessions } = repositories;
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  const range = { from: now, to: Number.MAX_SAFE_INTEGER, eventsUri };
  const disabled = { companionId: therapistId, absenceId: `disabled ${now}` };
  for (const { id, status, startsAt } of await companions.listSessions(therapistId, range)) {
    if (status !== "booked" || startsAt <= now) continue;
    const session = await therapySessions.find(id);
    const facts = session && await readSessionMailFacts(repositories, session, null, now);
    if (facts) await outbox.add(companionAbsenceMail("companion-away", facts, disabled), now);
  }
}
