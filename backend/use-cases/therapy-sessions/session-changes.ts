import type { User } from "../../domain/account.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Rescheduled } from "../../domain/therapy-session-reschedule.ts";
import {
  type Actor,
  cancelOutcome,
  finish,
  type TherapySession,
  type therapySessionActions,
} from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import { sessionMails } from "./session-mails.ts";

type Ids = Pick<Persistence, "newId">;
type Author = { actor: Actor; actorUserId: string | null };

export const byProvider: Author = { actor: "provider", actorUserId: null };

export function historyRow(
  { newId }: Ids,
  before: TherapySession | null,
  after: TherapySession,
  by: Author,
  { action, at, reason = null }: {
    action: typeof therapySessionActions[number];
    at: number;
    reason?: string | null;
  },
): HistoryRow {
  return {
    id: newId(),
    therapySessionId: after.id,
    at,
    ...by,
    action,
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    reason,
  };
}

export function endRow(ids: Ids, session: TherapySession, now: number): HistoryRow {
  const by = { actor: "clock", actorUserId: null } as const;
  return historyRow(ids, session, finish(session, now), by, { action: "finish", at: now });
}

export async function saveBooking(
  ids: Ids,
  { therapySessions, users, outbox }: Repositories,
  { session, therapist, client }: { session: TherapySession; therapist: Therapist; client: User },
  actor: Actor,
): Promise<void> {
  const at = session.createdAt;
  const by = { actor, actorUserId: actor === "client" ? client.id : null };
  await therapySessions.add(session);
  await therapySessions.addHistory(historyRow(ids, null, session, by, { action: "book", at }));
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const people = { therapist, therapistUser, client };
  for (const mail of sessionMails("session-booked", session, people)) await outbox.add(mail, at);
}

export async function saveReschedule(
  ids: Ids,
  repositories: Repositories,
  before: TherapySession,
  { old, moved }: Rescheduled,
  by: Author,
): Promise<void> {
  const { therapySessions } = repositories;
  const at = moved.createdAt;
  const action = "reschedule";
  // The old one first, because two booked sessions must not overlap.
  await therapySessions.save(old);
  await therapySessions.add(moved);
  const reason = old.cancelReason ?? cancelOutcome(before, by.actor, at);
  await therapySessions.addHistory(historyRow(ids, before, old, by, { action, at, reason }));
  await therapySessions.addHistory(historyRow(ids, null, moved, by, { action, at }));
  await notifyParticipants("session-rescheduled", repositories, moved, at, old);
}

export async function saveCancellation(
  ids: Ids,
  repositories: Repositories,
  { before, cancelled }: { before: TherapySession; cancelled: TherapySession },
  by: Author,
  { reason, now }: { reason: string | null; now: number },
): Promise<void> {
  const { therapySessions } = repositories;
  await therapySessions.save(cancelled);
  await therapySessions.addHistory(
    historyRow(ids, before, cancelled, by, { action: "cancel", at: now, reason }),
  );
  await notifyParticipants("session-cancelled", repositories, cancelled, now);
}

export async function saveAfterEnd(
  ids: Ids,
  { therapySessions }: Pick<Repositories, "therapySessions">,
  { before, changed }: { before: TherapySession; changed: TherapySession },
  by: Author,
  { action, reason = null, now }: {
    action: "rate" | "take-back-rating" | "no-show" | "take-back-no-show";
    reason?: string | null;
    now: number;
  },
): Promise<void> {
  await therapySessions.save(changed);
  if (before.status === "booked") await therapySessions.addHistory(endRow(ids, before, now));
  await therapySessions.addHistory(
    historyRow(ids, changed, changed, by, { action, at: now, reason }),
  );
}

async function notifyParticipants(
  event: "session-rescheduled" | "session-cancelled",
  { therapists, users, outbox }: Repositories,
  session: TherapySession,
  now: number,
  before: TherapySession | null = null,
): Promise<void> {
  const therapist = await therapists.find(session.therapistId);
  const client = await users.find(session.userId);
  if (!therapist || !client) return;
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const people = { therapist, therapistUser, client };
  for (const mail of sessionMails(event, session, people, before)) await outbox.add(mail, now);
}
