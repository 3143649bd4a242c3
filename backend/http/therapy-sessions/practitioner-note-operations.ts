import { mountDeletePractitionerNote } from "./delete-practitioner-note.ts";
import { mountGetPractitionerNote } from "./get-practitioner-note.ts";
import { mountSavePractitionerNote } from "./save-practitioner-note.ts";

export const practitionerNoteOperations = [
  mountGetPractitionerNote,
  mountSavePractitionerNote,
  mountDeletePractitionerNote,
];
