import { DomainError } from "../../domain/errors.ts";
import type { PassphraseLock, RecoveryLock } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type OwnSealedJournal, readOwnJournal } from "./own-journal.ts";

/** From now on new notes are sealed. The client's device seals the older ones, one by one. */
export async function sealJournal(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { proof, ...locks }: {
    passphraseLock: PassphraseLock;
    recoveryLock: RecoveryLock;
    proof: string;
  },
): Promise<OwnSealedJournal> {
  const { userId } = account;
  await persistence.transaction(async ({ sealedJournals }) => {
    if (await sealedJournals.find(userId)) throw new DomainError("ERR_DUPLICATE_ENTITY");
    await sealedJournals.save({
      userId,
      state: "sealing",
      ...locks,
      proofHash: auth.hashSecret(proof),
      createdAt: now,
      updatedAt: now,
    });
  });
  return await readOwnJournal(persistence, account);
}
