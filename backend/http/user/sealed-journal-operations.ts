import { mountChangeJournalLocks } from "./change-journal-locks.ts";
import { mountDiscardSealedJournal } from "./discard-sealed-journal.ts";
import { mountGetSealedJournal } from "./get-sealed-journal.ts";
import { mountMoveSealedJournal } from "./move-sealed-journal.ts";
import { mountRemoveJournalPasskey } from "./remove-journal-passkey.ts";
import { mountSaveJournalPasskey } from "./save-journal-passkey.ts";
import { mountSealJournal } from "./seal-journal.ts";

export const sealedJournalOperations = [
  mountGetSealedJournal,
  mountSealJournal,
  mountChangeJournalLocks,
  mountSaveJournalPasskey,
  mountRemoveJournalPasskey,
  mountMoveSealedJournal,
  mountDiscardSealedJournal,
];
