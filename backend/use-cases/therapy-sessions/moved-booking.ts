import type { Rescheduled } from "../../domain/therapy-session-reschedule.ts";
import { type Actor, cancelOutcome, type TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { change } from "./history.ts";
import { sessionMails } from "./session-mails.ts";

type Who = { actor: Actor; actorUserId: string | null };

/** Writes both sessions of a move, their history and the mails about it, all in the caller's transaction. */
export async function keepMove(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  before: TherapySession,
  { old, moved }: Rescheduled,
  who: Who,
): Promise<void> {
  const { therapySessions } = repositories;
  const at = moved.createdAt;
  const action = "reschedule";
  // The old one first: its time, and its client's, has to be free for the new one.
  await therapySessions.save(old);
  await therapySessions.add(moved);
  await therapySessions.addHistory(change(persistence, before, old, who, {
    action,
    at,
    reason: old.cancelReason ?? cancelOutcome(before, who.actor, at),
  }));
  await therapySessions.addHistory(change(persistence, null, moved, who, { action, at }));
  await tellBoth(repositories, moved, old);
}

async function tellBoth(
  { therapists, users, outbox }: Repositories,
  moved: TherapySession,
  old: TherapySession,
): Promise<void> {
  const therapist = await therapists.find(moved.therapistId);
  const client = await users.find(moved.userId);
  if (!therapist || !client) return;
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  const people = { therapist, therapistUser, client };
  for (const mail of sessionMails("session-rescheduled", moved, people, old)) {
    await outbox.add(mail, moved.createdAt);
  }
}
