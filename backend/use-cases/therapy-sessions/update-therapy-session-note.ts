import { DomainError } from "../../domain/errors.ts";
import { type TherapySessionEntry, touched } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { change } from "./history.ts";

/**
 * Writes the client's private note; "" removes it. `version` is the `updatedAt` (ms) the caller has seen: ERR_STALE when
 * it is another. ERR_NOT_FOUND, ERR_FORBIDDEN for everybody but the client.
 */
export async function updateTherapySessionNote(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, note, version }: { id: string; note: string; version?: number | undefined },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.find(id), account);
    if (!seesNote(session, account)) throw new DomainError("ERR_FORBIDDEN");
    if (version !== undefined && version !== session.updatedAt) throw new DomainError("ERR_STALE");
    const updated = touched(session, now);
    await therapySessions.saveNote(id, note.trim(), updated.updatedAt);
    await therapySessions.addHistory(
      change(persistence, session, updated, { actor: by, actorUserId: account.userId }, {
        action: "note",
        at: now,
      }),
    );
    return (await therapySessions.findEntry(id, true))!;
  });
}
