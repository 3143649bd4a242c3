import { type OnSitePayment, onSiteText } from "../../domain/on-site-payment.ts";
import { recordOnSitePayment as record } from "../../domain/on-site-recording.ts";
import { requireRole, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { historyRow } from "./session-changes.ts";

/** The history keeps each record, also those that are corrected later. */
export async function recordOnSitePayment(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, ...payment }: { id: string } & Omit<OnSitePayment, "recordedAt">,
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = requireRole(await therapySessions.findEntry(id, false), account);
    const paid = record(session, by, payment, now);
    if (paid !== session) {
      await therapySessions.save(paid);
      const author = { actor: by, actorUserId: account.userId };
      const change = {
        action: "record-payment",
        at: now,
        reason: onSiteText(paid.onSitePayment!),
      } as const;
      await therapySessions.addHistory(historyRow(persistence, session, paid, author, change));
    }
    return (await therapySessions.findEntry(id, false))!;
  });
}
