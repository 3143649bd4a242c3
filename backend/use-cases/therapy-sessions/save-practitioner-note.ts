import { type PractitionerNote, requireNoteVersion } from "../../domain/practitioner-note.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownPractitionerNote } from "./own-practitioner-note.ts";

/** ERR_STALE when `version` (ms, 0 for no note) is not the stored one. `id` is that of a session. */
export async function savePractitionerNote(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, note, version }: { id: string; note: string; version: number | undefined },
): Promise<PractitionerNote> {
  const { now } = context;
  return await persistence.transaction(async (repositories) => {
    const { pair, stored } = await ownPractitionerNote(repositories, context, id);
    requireNoteVersion(stored, version);
    const saved = {
      ...(stored ?? { ...pair, id: persistence.newId(), createdAt: now }),
      note,
      updatedAt: stored ? Math.max(now, stored.updatedAt + 1) : now,
    };
    await repositories.practitionerNotes.save(saved);
    return saved;
  });
}
