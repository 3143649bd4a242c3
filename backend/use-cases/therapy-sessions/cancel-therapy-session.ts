import { DomainError } from "../../domain/errors.ts";
import {
  canCancel,
  cancel,
  cancelOutcome,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { freeTime, pageToCancel } from "./provider-time.ts";
import { change } from "./history.ts";
import { sessionMails } from "./session-mails.ts";

/**
 * Cancels and frees the time. Cancelling twice is cancelling once. ERR_NOT_FOUND, ERR_ILLEGAL_TRANSITION,
 * ERR_CANCEL_AT_PROVIDER.
 */
export async function cancelTherapySession(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  context: Context,
  input: { id: string; reason?: string | undefined },
): Promise<TherapySessionEntry> {
  const { account, now } = context;
  const { session, by } = own(await persistence.therapySessions.find(input.id), account);
  if (session.status === "booked" && canCancel(session, by, now)) {
    const cancelUrl = await pageToCancel({ scheduling }, session);
    if (cancelUrl) throw new DomainError("ERR_CANCEL_AT_PROVIDER", { cancelUrl });
  }
  const cancelled = await persistence.transaction((repositories) =>
    markCancelled(persistence, repositories, context, input)
  );
  if (cancelled.providerCancelPending) await freeTime({ persistence, scheduling }, cancelled, now);
  return (await persistence.therapySessions.findEntry(input.id, seesNote(cancelled, account)))!;
}

async function markCancelled(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  { account, now }: Context,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<TherapySession> {
  const { therapySessions } = repositories;
  const { session, by } = own(await therapySessions.find(id), account);
  const cancelled = cancel(session, by, reason?.trim() || null, now);
  if (cancelled === session) return session;
  await therapySessions.save(cancelled);
  await therapySessions.addHistory(
    change(persistence, session, cancelled, { actor: by, actorUserId: account.userId }, {
      action: "cancel",
      at: now,
      reason: cancelled.cancelReason ?? cancelOutcome(session, by, now),
    }),
  );
  await tellBoth(repositories, cancelled, now);
  return cancelled;
}

async function tellBoth(
  { therapists, users, outbox }: Repositories,
  session: TherapySession,
  now: number,
): Promise<void> {
  const therapist = await therapists.find(session.therapistId);
  const client = await users.find(session.userId);
  if (!therapist || !client) return;
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const people = { therapist, therapistUser, client };
  for (const mail of sessionMails("session-cancelled", session, people)) {
    await outbox.add(mail, now);
  }
}
