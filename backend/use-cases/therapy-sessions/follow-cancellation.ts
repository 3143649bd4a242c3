import { canCancel, cancel, freed, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Followed, ProviderBooking } from "./follow-booking.ts";
import { change } from "./history.ts";
import { sessionMails } from "./session-mails.ts";

/** Cancels the session of a booking that the provider says is cancelled. `now` in ms. */
export async function followCancellation(
  { persistence }: Pick<Ports, "persistence">,
  { event, invitee }: ProviderBooking,
  now: number,
): Promise<Followed> {
  const known = await persistence.therapySessions.findByInvitee(invitee.uri);
  if (!known || !concerns(known, now)) return "nothing";
  const reason = event.cancelReason?.trim() || null;
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const session = (await therapySessions.find(known.id))!;
    if (session.status === "cancelled") {
      if (session.providerCancelPending) await therapySessions.save(freed(session));
      return "nothing";
    }
    if (!canCancel(session, "provider", now)) return "nothing";
    const cancelled = cancel(session, "provider", reason, now);
    await therapySessions.save(cancelled);
    const by = { actor: "provider", actorUserId: null } as const;
    await therapySessions.addHistory(
      change(persistence, session, cancelled, by, { action: "cancel", at: now, reason }),
    );
    await tellBoth(repositories, cancelled, now);
    return "cancelled";
  });
}

function concerns(session: TherapySession, now: number): boolean {
  return session.status === "cancelled"
    ? session.providerCancelPending
    : canCancel(session, "provider", now);
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
