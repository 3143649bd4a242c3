import { DomainError } from "../../domain/errors.ts";
import { requireNoteForm } from "../../domain/sealed-journal.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
  withNewVersion,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { historyRow } from "./session-changes.ts";

export async function updateTherapySession(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, note, version }: { id: string; note?: string | undefined; version?: number | undefined },
): Promise<TherapySessionEntry> {
  const found = requireRole(await persistence.therapySessions.find(id), account);
  if (note !== undefined && found.by !== "client") throw new DomainError("ERR_FORBIDDEN");
  await recordSessionRead(persistence, { account, now }, found);
  return await persistence.transaction(async (repositories) => {
    const { sealedJournals, therapySessions } = repositories;
    const { session, by } = requireRole(await therapySessions.find(id), account);
    const isClient = canReadNote(session, account);
    if (note !== undefined && !isClient) throw new DomainError("ERR_FORBIDDEN");
    if (note?.trim()) await requireConsent(repositories, session.userId, "notes");
    if (note?.trim()) requireNoteForm(await sealedJournals.find(session.userId), { note });
    if (version !== undefined && version !== session.updatedAt) throw new DomainError("ERR_STALE");
    const updated = note === undefined ? session : withNewVersion(session, now);
    if (note !== undefined) {
      await therapySessions.saveNote(id, { note: note.trim() }, updated.updatedAt);
    }
    if (note !== undefined || by === "admin") {
      const author = { actor: by, actorUserId: account.userId };
      const action = note === undefined ? "update" : "note";
      await therapySessions.addHistory(
        historyRow(persistence, session, updated, author, { action, at: now }),
      );
    }
    return (await therapySessions.findEntry(id, isClient))!;
  });
}
