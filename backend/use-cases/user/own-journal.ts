import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { JournalPasskey, NoteCounts, SealedJournal } from "../../domain/sealed-journal.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** ERR_NOT_FOUND without a sealed journal, ERR_STALE for another version of it. */
export async function ownJournal(
  { sealedJournals }: Pick<Repositories, "sealedJournals">,
  { userId }: Pick<Account, "userId">,
  version: number | undefined,
): Promise<SealedJournal> {
  const journal = await sealedJournals.find(userId);
  if (!journal) throw new DomainError("ERR_NOT_FOUND");
  if (version !== undefined && version !== journal.updatedAt) throw new DomainError("ERR_STALE");
  return journal;
}

export type OwnSealedJournal = {
  journal: SealedJournal | null;
  notes: NoteCounts;
  passkeys: JournalPasskey[];
};

/** ERR_NOT_FOUND for a passkey of another user. */
export async function requireOwnPasskey(
  { sealedJournals }: Pick<Repositories, "sealedJournals">,
  { userId }: Pick<Account, "userId">,
  passkeyId: string,
): Promise<JournalPasskey> {
  const passkeys = await sealedJournals.listPasskeys(userId);
  const passkey = passkeys.find(({ id }) => id === passkeyId);
  if (!passkey) throw new DomainError("ERR_NOT_FOUND");
  return passkey;
}

export async function readOwnJournal(
  { sealedJournals }: Pick<Repositories, "sealedJournals">,
  { userId }: Pick<Account, "userId">,
): Promise<OwnSealedJournal> {
  return {
    journal: await sealedJournals.find(userId),
    notes: await sealedJournals.countNotes(userId),
    passkeys: await sealedJournals.listPasskeys(userId),
  };
}
