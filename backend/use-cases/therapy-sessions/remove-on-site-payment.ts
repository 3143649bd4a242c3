import { onSiteText } from "../../domain/on-site-payment.ts";
import { removeOnSitePayment as remove } from "../../domain/on-site-recording.ts";
import { requireRole, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { historyRow } from "./session-changes.ts";

/** The history keeps what was recorded. */
export async function removeOnSitePayment(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = requireRole(await therapySessions.find(id), account);
    const unpaid = remove(session, by, now);
    if (session.onSitePayment && unpaid !== session) {
      await therapySessions.save(unpaid);
      const author = { actor: by, actorUserId: account.userId };
      const reason = onSiteText(session.onSitePayment);
      const change = { action: "remove-payment", at: now, reason } as const;
      await therapySessions.addHistory(historyRow(persistence, session, unpaid, author, change));
    }
    return (await therapySessions.findEntry(id, false))!;
  });
}
