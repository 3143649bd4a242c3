import { suitabilityMails } from "../../ports/mail.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** Deletes all results of the caller, and the draft. */
export async function deleteSuitabilityResults(
  { persistence }: Pick<Ports, "persistence">,
  { account: { userId } }: Context,
): Promise<void> {
  await persistence.transaction(async ({ outbox, sessionWarnings, suitabilityResults }) => {
    await suitabilityResults.deleteOfUser(userId);
    await suitabilityResults.deleteDraft(userId);
    await outbox.deleteWaiting(userId, suitabilityMails);
    await sessionWarnings.deleteOfUser(userId);
  });
  await persistence.scrub();
}
