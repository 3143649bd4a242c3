import type { PractitionerNote } from "../../domain/practitioner-note.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownPractitionerNote } from "./own-practitioner-note.ts";

/** Null before the first note. `id` is that of a session. */
export async function getPractitionerNote(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id }: { id: string },
): Promise<PractitionerNote | null> {
  return (await ownPractitionerNote(persistence, context, id)).stored;
}
