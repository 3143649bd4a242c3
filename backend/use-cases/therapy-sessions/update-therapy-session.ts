import { DomainError } from "../../domain/errors.ts";
import { type TherapySessionEntry, touched } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { change } from "./history.ts";

/**
 * Changes the client's private note. `version` is the `updatedAt` (ms) the caller has seen: ERR_STALE when it is
 * another. ERR_NOT_FOUND, ERR_FORBIDDEN for a note by anybody but the client.
 */
export async function updateTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, note, version }: { id: string; note?: string | undefined; version?: number | undefined },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async ({ therapySessions }) => {
    const { session, by } = own(await therapySessions.find(id), account);
    const isClient = seesNote(session, account);
    if (note !== undefined && !isClient) throw new DomainError("ERR_FORBIDDEN");
    if (version !== undefined && version !== session.updatedAt) throw new DomainError("ERR_STALE");
    const updated = note === undefined ? session : touched(session, now);
    if (note !== undefined) await therapySessions.saveNote(id, note.trim(), updated.updatedAt);
    if (note !== undefined || by === "admin") {
      await therapySessions.addHistory(
        change(persistence, session, updated, { actor: by, actorUserId: account.userId }, {
          action: note === undefined ? "update" : "note",
          at: now,
        }),
      );
    }
    return (await therapySessions.findEntry(id, isClient))!;
  });
}
