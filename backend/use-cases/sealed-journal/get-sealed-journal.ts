import type { NoteCounts, SealedJournal } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export type OwnSealedJournal = { journal: SealedJournal | null; notes: NoteCounts };

export async function getSealedJournal(
  { persistence: { sealedJournals } }: Pick<Ports, "persistence">,
  { account: { userId } }: Pick<Context, "account">,
): Promise<OwnSealedJournal> {
  return {
    journal: await sealedJournals.find(userId),
    notes: await sealedJournals.countNotes(userId),
  };
}
