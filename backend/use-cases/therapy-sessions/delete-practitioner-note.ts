import { requireNoteVersion } from "../../domain/practitioner-note.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownPractitionerNote } from "./own-practitioner-note.ts";

/** ERR_STALE when `version` (ms, 0 for no note) is not the stored one. `id` is that of a session. */
export async function deletePractitionerNote(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id, version }: { id: string; version: number | undefined },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { stored } = await ownPractitionerNote(repositories, context, id);
    requireNoteVersion(stored, version);
    if (stored) await repositories.practitionerNotes.delete(stored.id);
  });
  await persistence.scrub();
}
