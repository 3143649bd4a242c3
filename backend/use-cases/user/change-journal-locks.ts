import { DomainError } from "../../domain/errors.ts";
import type { PassphraseLock, RecoveryLock } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownJournal, type OwnSealedJournal, readOwnJournal } from "./own-journal.ts";

/** Only a client who has opened the key of the notes knows `proof`, so no thief of a session can lock them out. */
export async function changeJournalLocks(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { proof, version, passphraseLock, recoveryLock }: {
    proof: string;
    version?: number | undefined;
    passphraseLock?: PassphraseLock | undefined;
    recoveryLock?: RecoveryLock | undefined;
  },
): Promise<OwnSealedJournal> {
  await persistence.transaction(async ({ sealedJournals }) => {
    const journal = await ownJournal({ sealedJournals }, account, version);
    if (auth.hashSecret(proof) !== journal.proofHash) {
      throw new DomainError("ERR_WRONG_JOURNAL_KEY");
    }
    await sealedJournals.save({
      ...journal,
      passphraseLock: passphraseLock ?? journal.passphraseLock,
      recoveryLock: recoveryLock ?? journal.recoveryLock,
      updatedAt: Math.max(now, journal.updatedAt + 1),
    });
  });
  // The former lock may be in what the database has deleted.
  await persistence.scrub();
  return await readOwnJournal(persistence, account);
}
