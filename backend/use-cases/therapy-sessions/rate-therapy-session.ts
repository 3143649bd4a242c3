import { rate } from "../../domain/therapy-session-outcome.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { saveAfterEnd } from "./session-changes.ts";

/** `rating` is 1 to 5. ERR_NOT_FOUND, ERR_FORBIDDEN for all but the client, ERR_NOT_FINISHED, ERR_NOBODY_MET, ERR_RATING_CLOSED. */
export async function rateTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, rating }: { id: string; rating: number },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const { session: before, by } = requireRole(await therapySessions.find(id), account);
    const changed = rate(before, by, rating, now);
    const author = { actor: by, actorUserId: account.userId };
    const change = { action: "rate", reason: String(rating), now } as const;
    await saveAfterEnd(persistence, repositories, { before, changed }, author, change);
    return (await therapySessions.findEntry(id, canReadNote(before, account)))!;
  });
}
