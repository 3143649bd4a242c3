import { rate } from "../../domain/therapy-session-outcome.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { saveAfterEnd } from "./session-changes.ts";

export async function rateTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, rating }: { id: string; rating: number },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    repositories.readAhead((ahead) => [
      ahead.therapySessions.find(id),
      ahead.consents.list(account.userId),
      ahead.sessionMoney.list(id),
    ]);
    const { session: before, by } = requireRole(await therapySessions.find(id), account);
    const changed = rate(before, by, rating, now);
    await requireConsent(repositories, before.userId, "notes");
    const author = { actor: by, actorUserId: account.userId };
    const change = { action: "rate", reason: String(rating), now } as const;
    await saveAfterEnd(persistence, repositories, { before, changed }, author, change);
    return (await therapySessions.findEntry(id, canReadNote(before, account)))!;
  });
}
