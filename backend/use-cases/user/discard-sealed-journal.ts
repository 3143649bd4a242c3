import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { ownJournal, type OwnSealedJournal, readOwnJournal } from "./own-journal.ts";

/** For a client who has lost passphrase and recovery code: deletes the notes that can no longer be opened. */
export async function discardSealedJournal(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { version }: { version?: number | undefined },
): Promise<OwnSealedJournal> {
  await requireFreshSignIn(persistence, { account, now });
  await persistence.transaction(async ({ sealedJournals }) => {
    await ownJournal({ sealedJournals }, account, version);
    await sealedJournals.deleteSealedNotes(account.userId, now);
    await sealedJournals.remove(account.userId);
  });
  await persistence.scrub();
  return await readOwnJournal(persistence, account);
}
