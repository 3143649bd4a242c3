import { DomainError } from "../../domain/errors.ts";
import {
  isInOtherForm,
  isSealed,
  requireNoteForm,
  type WrittenNote,
} from "../../domain/sealed-journal.ts";
import {
  canReadNote,
  requireRole,
  type TherapySessionEntry,
  withNewVersion,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { sessionTextReads } from "./session-change-reads.ts";
import { historyRow } from "./session-changes.ts";

export async function updateTherapySessionNote(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, ...written }: WrittenNote & { id: string; version?: number | undefined },
): Promise<TherapySessionEntry> {
  return await persistence.transaction(async (repositories) => {
    const { sealedJournals, therapySessions } = repositories;
    repositories.readAhead((ahead) => [
      ...sessionTextReads(ahead, id, account),
      ahead.therapySessions.find(id),
      ahead.sealedJournals.find(account.userId),
    ]);
    const { session, by } = requireRole(await therapySessions.find(id), account);
    if (!canReadNote(session, account)) throw new DomainError("ERR_FORBIDDEN");
    const note = isSealed(written) ? written : { note: written.note.trim() };
    const isEmpty = !isSealed(note) && note.note === "";
    if (!isEmpty) await requireConsent(repositories, session.userId, "notes");
    requireNoteForm(await sealedJournals.find(session.userId), note);
    if (version !== undefined && version !== session.updatedAt) throw new DomainError("ERR_STALE");
    const before = (await therapySessions.findEntry(id, true))!;
    const updated = withNewVersion(session, now);
    await therapySessions.saveNote(session.id, note, updated.updatedAt);
    if (!isInOtherForm(before, note)) {
      const author = { actor: by, actorUserId: account.userId };
      await therapySessions.addHistory(
        historyRow(persistence, session, updated, author, { action: "note", at: now }),
      );
    }
    return (await therapySessions.findEntry(id, true))!;
  });
}
