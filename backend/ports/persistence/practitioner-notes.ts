import type { PractitionerNote } from "../../domain/practitioner-note.ts";
import type { Page, PageQuery } from "../page.ts";

type NotePair = Pick<PractitionerNote, "authorUserId" | "clientUserId">;

/** What practitioners write about clients for themselves, encrypted. */
export interface PractitionerNotes {
  find(pair: NotePair): Promise<PractitionerNote | null>;
  /** Replaces the note with this id. */
  save(note: PractitionerNote): Promise<void>;
  delete(id: string): Promise<void>;
  /** The oldest first. `clientName` as in the latest session; null when there is none of the author's any more. */
  listOfAuthor(
    authorUserId: string,
    query: PageQuery,
  ): Promise<Page<PractitionerNote & { clientName: string | null }>>;
}
