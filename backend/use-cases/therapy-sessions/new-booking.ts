import type { User } from "../../domain/account.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Actor, TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { change } from "./history.ts";
import { sessionMails } from "./session-mails.ts";

/** Writes a new session, its history and the mails about it, all in the caller's transaction. */
export async function keepBooking(
  persistence: Pick<Persistence, "newId">,
  { therapySessions, users, outbox }: Repositories,
  { session, therapist, client }: { session: TherapySession; therapist: Therapist; client: User },
  actor: Actor,
): Promise<void> {
  const at = session.createdAt;
  await therapySessions.add(session);
  await therapySessions.addHistory(
    change(persistence, null, session, {
      actor,
      actorUserId: actor === "client" ? client.id : null,
    }, { action: "book", at }),
  );
  const therapistUser = therapist.userId ? await users.find(therapist.userId) : null;
  for (
    const mail of sessionMails("session-booked", session, { therapist, therapistUser, client })
  ) {
    await outbox.add(mail, at);
  }
}
