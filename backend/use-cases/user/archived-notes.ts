import type { User } from "../../domain/account.ts";
import type { PractitionerNote } from "../../domain/practitioner-note.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { type ArchiveRows, archiveRows } from "./archive-rows.ts";

export type ArchivedNotes = {
  /** About clients, for the practitioner alone. */
  practitionerNotes: ArchiveRows<
    Pick<PractitionerNote, "note" | "createdAt" | "updatedAt"> & { clientName: string | null }
  >;
};

export function archivedNotes(
  { practitionerNotes }: Pick<Repositories, "practitionerNotes">,
  { id }: Pick<User, "id">,
): ArchivedNotes {
  return {
    practitionerNotes: archiveRows(
      (page) => practitionerNotes.listOfAuthor(id, page),
      ({ clientName, note, createdAt, updatedAt }) => ({ clientName, note, createdAt, updatedAt }),
    ),
  };
}
