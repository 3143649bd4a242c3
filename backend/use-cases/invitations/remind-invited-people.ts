import { invitationRemindedAfterMs } from "../../domain/invitation.ts";
import type { Ports } from "../../ports/ports.ts";
import { mailInvitation } from "./invitation-mail.ts";

const batchSize = 50;

/** Mails open invitations once more, with a new secret. `now` in ms. */
export async function remindInvitedPeople(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
): Promise<number> {
  const query = { now, expiringBy: now + invitationRemindedAfterMs, limit: batchSize };
  if ((await persistence.invitations.listToRemind(query)).length === 0) return 0;
  return await persistence.transaction(async (repositories) => {
    const due = await repositories.invitations.listToRemind(query);
    for (const invitation of due) {
      const { secret, hash } = auth.newSecret();
      const reminded = { ...invitation, hash, remindedAt: now };
      await repositories.invitations.save(reminded);
      await mailInvitation(repositories, reminded, secret, "invitation-reminder", now);
    }
    return due.length;
  });
}
