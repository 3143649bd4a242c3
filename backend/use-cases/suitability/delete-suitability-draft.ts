import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function deleteSuitabilityDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
): Promise<void> {
  await persistence.transaction(({ suitabilityResults }) =>
    suitabilityResults.deleteDraft(account.userId)
  );
  await persistence.scrub();
}
