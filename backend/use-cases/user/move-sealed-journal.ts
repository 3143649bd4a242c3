import { type JournalTarget, requireStep } from "../../domain/sealed-journal.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { ownJournal, type OwnSealedJournal, readOwnJournal } from "./own-journal.ts";

export async function moveSealedJournal(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { to, version }: { to: JournalTarget; version?: number | undefined },
): Promise<OwnSealedJournal> {
  const { userId } = account;
  await persistence.transaction(async ({ sealedJournals }) => {
    const journal = await ownJournal({ sealedJournals }, account, version);
    requireStep(journal.state, to, await sealedJournals.countNotes(userId));
    if (to === "off") return await sealedJournals.remove(userId);
    const updatedAt = Math.max(now, journal.updatedAt + 1);
    await sealedJournals.save({ ...journal, state: to, updatedAt });
    if (to === "sealed") await sealedJournals.forgetAnswers(userId);
  });
  // What was plain before stays in no deleted page and in no log.
  if (to === "sealed" || to === "off") await persistence.scrub();
  return await readOwnJournal(persistence, account);
}
