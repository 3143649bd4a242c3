import { withoutTexts } from "../../domain/session-texts.ts";
import { waiveFee } from "../../domain/late-fee.ts";
import { requireRole, type TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { settleSession } from "../gift-cards/settle-session.ts";
import { historyRow, notifyOfWaivedFee } from "./session-changes.ts";

export async function waiveTherapySessionFee(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  input: { id: string; reason?: string | undefined },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const { session, by } = requireRole(await therapySessions.find(input.id), account);
    const waived = waiveFee(session, by, now);
    if (waived !== session) {
      const reason = input.reason?.trim() || null;
      const before = await repositories.sessionMoney.list(waived.id);
      await therapySessions.save(waived);
      await settleSession(persistence, repositories, waived, now);
      const author = { actor: by, actorUserId: account.userId };
      await therapySessions.addHistory(
        historyRow(persistence, session, waived, author, { action: "waive-fee", at: now, reason }),
      );
      await notifyOfWaivedFee(repositories, waived, { reason, before }, now);
    }
    const entry = (await therapySessions.findEntry(input.id, false))!;
    return by === "admin" ? withoutTexts(entry) : entry;
  });
}
