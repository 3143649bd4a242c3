import { DomainError } from "../../domain/errors.ts";
import type { PasskeyLock } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  ownJournal,
  type OwnSealedJournal,
  readOwnJournal,
  requireOwnPasskey,
} from "./own-journal.ts";

/** Only a client who has opened the key of the notes knows `proof`: a stolen session cannot add a lock of its own. */
export async function saveJournalPasskey(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { passkeyId, proof, version, lock }: {
    passkeyId: string;
    proof: string;
    version?: number | undefined;
    lock: PasskeyLock;
  },
): Promise<OwnSealedJournal> {
  await persistence.transaction(async ({ sealedJournals }) => {
    const journal = await ownJournal({ sealedJournals }, account, version);
    if (auth.hashSecret(proof) !== journal.proofHash) {
      throw new DomainError("ERR_WRONG_JOURNAL_KEY");
    }
    await requireOwnPasskey({ sealedJournals }, account, passkeyId);
    await sealedJournals.savePasskeyLock({ userId: account.userId, passkeyId }, lock, now);
    await sealedJournals.save({ ...journal, updatedAt: Math.max(now, journal.updatedAt + 1) });
  });
  return await readOwnJournal(persistence, account);
}
