import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import {
  ownJournal,
  type OwnSealedJournal,
  readOwnJournal,
  requireOwnPasskey,
} from "./own-journal.ts";

/** Needs no proof of the key: a person who lost the device has only the sign-in, and the passphrase always stays. */
export async function removeJournalPasskey(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { passkeyId, version }: { passkeyId: string; version?: number | undefined },
): Promise<OwnSealedJournal> {
  await persistence.transaction(async ({ sealedJournals }) => {
    const journal = await ownJournal({ sealedJournals }, account, version);
    await requireOwnPasskey({ sealedJournals }, account, passkeyId);
    await sealedJournals.removePasskeyLock(passkeyId);
    await sealedJournals.save({ ...journal, updatedAt: Math.max(now, journal.updatedAt + 1) });
  });
  // The lock may be in what the database has deleted.
  await persistence.scrub();
  return await readOwnJournal(persistence, account);
}
