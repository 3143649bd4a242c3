import { takeBackRating } from "../../domain/therapy-session-outcome.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { saveAfterEnd } from "./session-changes.ts";

export async function takeBackTherapySessionRating(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const { session: before, by } = requireRole(await therapySessions.find(id), account);
    const changed = takeBackRating(before, by, now);
    if (changed !== before) {
      const author = { actor: by, actorUserId: account.userId };
      const change = { action: "take-back-rating", now } as const;
      await saveAfterEnd(persistence, repositories, { before, changed }, author, change);
    }
    return (await therapySessions.findEntry(id, canReadNote(before, account)))!;
  });
}
