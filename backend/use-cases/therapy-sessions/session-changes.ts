import { cancelOutcome } from "../../domain/free-cancellation.ts";
import { type SessionMoney, withoutReturned } from "../../domain/money/session-money.ts";
import { type Actor, finish, type TherapySession } from "../../domain/therapy-session.ts";
import type { therapySessionActions } from "../../domain/therapy-session-action.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import { settleSession } from "../gift-cards/settle-session.ts";
import { queueEvent } from "../webhooks/queue-event.ts";
import { endWaitOfBooked } from "../waiting-lists/seat-waits.ts";
import { companionMails } from "./companion-session-mails.ts";
import { type MadeBooking, readSessionMailFacts } from "./session-mail-facts.ts";
import { feeWaivedMail, missedMail, type SessionChange, sessionMails } from "./session-mails.ts";

type Ids = Pick<Persistence, "newId">;
export type Author = { actor: Actor; actorUserId: string | null };

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
    ...movedTimes(action === "reschedule" ? before : null, after),
  };
}

function movedTimes(before: TherapySession | null, after: TherapySession) {
  return {
    fromStartsAt: before && before.startsAt,
    fromEndsAt: before && before.endsAt,
    toStartsAt: before && after.startsAt,
    toEndsAt: before && after.endsAt,
  };
}

/** Notes that a booked session has ended. */
export async function saveEnd(
  ids: Ids,
  repositories: Repositories,
  session: TherapySession,
  now: number,
): Promise<void> {
  const by = { actor: "clock", actorUserId: null } as const;
  const change = { action: "finish", at: now } as const;
  const row = historyRow(ids, session, finish(session, now), by, change);
  await repositories.therapySessions.addHistory(row);
  await queueEvent(ids, repositories, session, "session.finished", now);
}

export async function saveBooking(
  ids: Ids,
  repositories: Repositories,
  session: TherapySession,
  by: Author,
  { message = "", isCommented = false, pay, made = null }: {
    message?: string | undefined;
    isCommented?: boolean | undefined;
    pay?: ((session: TherapySession) => Promise<unknown>) | undefined;
    made?: MadeBooking | null;
  } = {},
): Promise<void> {
  const { therapySessions } = repositories;
  const at = session.createdAt;
  await therapySessions.add(session);
  await therapySessions.addHistory(historyRow(ids, null, session, by, { action: "book", at }));
  await endWaitOfBooked(repositories, session, at);
  await queueEvent(ids, repositories, session, "session.booked", at);
  await pay?.(session);
  const change = message === "" && !isCommented
    ? null
    : { by: null, reason: message, isComment: isCommented };
  await notifyParticipants("session-booked", repositories, session, at, change, made);
}

export const bookingMailTemplates = ["session-booked", "session-booked-therapist"] as const;

/** Queues one mail of a booking as of its own time. */
export async function queueBookingMail(
  repositories: Repositories,
  session: TherapySession,
  template: string,
): Promise<void> {
  const { createdAt } = session;
  const facts = await readSessionMailFacts(repositories, session, null, createdAt);
  const mails = facts ? sessionMails("session-booked", facts) : [];
  for (const mail of mails) {
    if (mail.template === template) await repositories.outbox.add(mail, createdAt);
  }
}

export async function saveReschedule(
  ids: Ids,
  repositories: Repositories,
  { before, moved }: { before: TherapySession; moved: TherapySession },
  by: Author,
  now: number,
  made: MadeBooking | null = null,
): Promise<void> {
  const { therapySessions } = repositories;
  await therapySessions.save(moved);
  // A booking that moves with its whole group stays the same one.
  if (before.inviteeUri !== moved.inviteeUri) {
    await therapySessions.addFormerBooking(before.id, before.inviteeUri);
  }
  const reason = moved.lastMove?.reason ?? cancelOutcome(before, by.actor, now);
  await therapySessions.addHistory(
    historyRow(ids, before, moved, by, { action: "reschedule", at: now, reason }),
  );
  await queueEvent(ids, repositories, moved, "session.moved", now);
  await notifyParticipants("session-rescheduled", repositories, moved, now, {
    by: by.actor,
    reason: moved.lastMove?.reason ?? null,
    from: { startsAt: before.startsAt, endsAt: before.endsAt },
  }, made);
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
  await queueEvent(ids, repositories, cancelled, "session.cancelled", now);
  await settleSession(ids, repositories, cancelled, now);
  const { cancelledBy, cancelReason } = cancelled;
  await notifyParticipants("session-cancelled", repositories, cancelled, now, {
    by: cancelledBy,
    reason: cancelReason,
  });
}

export async function saveAfterEnd(
  ids: Ids,
  repositories: Repositories,
  { before, changed }: { before: TherapySession; changed: TherapySession },
  by: Author,
  { action, reason = null, now }: {
    action: "rate" | "take-back-rating" | "no-show" | "take-back-no-show" | "waive-fee";
    reason?: string | null;
    now: number;
  },
): Promise<void> {
  const { therapySessions } = repositories;
  await therapySessions.save(changed);
  if (before.status === "booked") await saveEnd(ids, repositories, before, now);
  await therapySessions.addHistory(
    historyRow(ids, changed, changed, by, { action, at: now, reason }),
  );
  await settleSession(ids, repositories, changed, now);
}

/** Mails the client that the session counts as missed, what it costs and how to object. */
export async function notifyOfMissed(
  repositories: Repositories,
  session: TherapySession,
  reason: string | null,
  now: number,
): Promise<void> {
  const change = { by: "therapist" as const, reason };
  const facts = await readSessionMailFacts(repositories, session, change, now);
  if (facts) await repositories.outbox.add(missedMail(facts), now);
}

/** Mails the client that nothing has to be paid for the session, and what comes back. `before` is its money before that. */
export async function notifyOfWaivedFee(
  repositories: Repositories,
  session: TherapySession,
  { reason, before }: { reason: string | null; before: readonly SessionMoney[] },
  now: number,
): Promise<void> {
  const change = { by: "therapist" as const, reason };
  const facts = await readSessionMailFacts(repositories, session, change, now);
  if (!facts) return;
  const paid = facts.paid && withoutReturned(facts.paid, before);
  await repositories.outbox.add(feeWaivedMail({ ...facts, paid }), now);
}

async function notifyParticipants(
  event: "session-booked" | "session-rescheduled" | "session-cancelled",
  repositories: Repositories,
  session: TherapySession,
  now: number,
  change: SessionChange | null = null,
  made: MadeBooking | null = null,
): Promise<void> {
  const facts = await readSessionMailFacts(repositories, session, change, now, made);
  if (!facts) return;
  const mails = [...sessionMails(event, facts), ...companionMails(event, facts)];
  for (const mail of mails) await repositories.outbox.add(mail, now);
}
