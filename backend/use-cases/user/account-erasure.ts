import { emailKey, mailboxKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ScheduledEvent } from "../../domain/scheduling.ts";
import { takeBackOrder } from "../../domain/session-order.ts";
import { canCancel, cancel, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { settleSession } from "../gift-cards/settle-session.ts";
import { flagUnused } from "../packages/flag-unused.ts";
import { endOrder } from "../session-orders/end-order.ts";
import { knownNetworksKey } from "../auth/known-origin.ts";
import { loginFailureKey } from "../auth/login-limit.ts";
import { cancelAtProvider } from "../therapy-sessions/provider-requests.ts";
import { historyRow } from "../therapy-sessions/session-changes.ts";
import { readSessionMailFacts } from "../therapy-sessions/session-mail-facts.ts";
import { companionMails } from "../therapy-sessions/companion-session-mails.ts";
import { sessionMails } from "../therapy-sessions/session-mails.ts";
import { deleteFilesOf } from "../uploads/own-upload.ts";
import { receiptOf, sendReceipt, type SignedReceipt } from "./erasure-receipts.ts";
import { removeOwnPicture } from "./own-picture.ts";

type Needed = Pick<
  Ports,
  "auth" | "mail" | "persistence" | "pictures" | "scheduling" | "storage"
>;

/**
 * The first half, in one transaction: closes the account, cancels its bookings and notifies the practitioners. Throws
 * ERR_PRACTICE_OPEN for a practitioner, whose profile has to be closed first. `now` in ms.
 */
export async function beginErasure(
  { persistence }: Pick<Ports, "persistence">,
  user: User,
  now: number,
): Promise<void> {
  if (user.therapistId) throw new DomainError("ERR_PRACTICE_OPEN");
  await persistence.transaction(async (repositories) => {
    const { users, personalData, sessionOrders, therapySessions } = repositories;
    await personalData.markErasing(user.id, now);
    await users.save({ ...user, disabledAt: user.disabledAt ?? now, updatedAt: now });
    await users.endSignIns(user.id, now);
    for (const order of await sessionOrders.listWaitingOf(user.id, now)) {
      await endOrder(repositories, takeBackOrder(order, now), now);
    }
    for (const session of await therapySessions.listUnsettled(user.id)) {
      if (!canCancel(session, "client", now)) continue;
      const cancelled = cancel(session, "client", null, now);
      await therapySessions.save(cancelled);
      await settleSession(persistence, repositories, cancelled, now);
      const by = { actor: "client", actorUserId: null } as const;
      await therapySessions.addHistory(
        historyRow(persistence, session, cancelled, by, { action: "cancel", at: now }),
      );
      await notifyPractitioner(repositories, cancelled, user, now);
    }
    for (const sold of await repositories.packages.listOfBuyer(user.id)) {
      await flagUnused(repositories, sold, "the account is being deleted", now);
    }
  });
}

/**
 * The second half, repeated until it succeeds: erases the user from the calendar, the storage and the database, and mails
 * the receipt. Null when another process was faster. Throws ERR_PROVIDER_UNAVAILABLE when the calendar does not answer.
 * `now` in ms.
 */
export async function finishErasure(
  ports: Needed,
  userId: string,
  now: number,
): Promise<SignedReceipt | null> {
  const { auth, persistence, scheduling } = ports;
  const user = await persistence.users.find(userId);
  const receipt = user && await receiptOf(ports, user, now);
  if (user) {
    for (const session of await persistence.therapySessions.listUnsettled(user.id)) {
      if (session.providerCancelPending) await cancelAtProvider(ports, session, now);
    }
    await cancelUnknownBookings(ports, user.email, now);
    await scheduling.eraseInvitee(user.email);
    await removeOwnPicture(ports, user.pictureKey);
    for (const upload of await persistence.uploads.listOf(user.id)) {
      await deleteFilesOf(ports, upload);
    }
    await persistence.transaction(async ({ attempts, personalData }) => {
      await attempts.clear(loginFailureKey(auth, user.email));
      await attempts.clearAll(knownNetworksKey(auth, user.email));
      await attempts.clearAll(`mailsPerMailbox:${auth.hashSecret(mailboxKey(user.email))}`);
      await personalData.erase(user, persistence.newId(), now);
    });
  }
  await persistence.scrub();
  return user && receipt && await sendReceipt(ports, user, receipt);
}

/** Bookings that never reached the journal would block their times without a client. */
async function cancelUnknownBookings(
  { scheduling }: Pick<Ports, "scheduling">,
  email: string,
  now: number,
): Promise<void> {
  const upcoming: ScheduledEvent[] = [];
  let cursor: string | undefined;
  do {
    const query = { inviteeEmail: email, status: "active" as const, limit: 100 };
    const page = await scheduling.listScheduledEvents({ ...query, ...(cursor && { cursor }) });
    upcoming.push(...page.items.filter(({ startsAt }) => startsAt > now));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  for (const { uri: eventUri } of upcoming) {
    const invitees = (await scheduling.findScheduledEvent(eventUri))?.invitees ?? [];
    for (const invitee of invitees) {
      const isTheirs = emailKey(invitee.email) === emailKey(email) && invitee.status === "active";
      if (!isTheirs) continue;
      await scheduling.cancel({ eventUri, inviteeUri: invitee.uri }, "client", "", now);
    }
  }
}

async function notifyPractitioner(
  repositories: Repositories,
  session: TherapySession,
  client: User,
  now: number,
): Promise<void> {
  const facts = await readSessionMailFacts(
    repositories,
    session,
    { by: "client", reason: null },
    now,
  );
  if (!facts) return;
  const nameless = {
    ...facts,
    session: { ...session, clientName: null },
    client: { ...client, name: "" },
  };
  const [, toLead] = sessionMails("session-cancelled", nameless);
  for (const { about: _, ...mail } of [toLead, ...companionMails("session-cancelled", nameless)]) {
    await repositories.outbox.add(mail, now);
  }
}
