import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

export async function deleteSuitabilityResult(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ sessionWarnings, suitabilityResults }) => {
    const result = await suitabilityResults.find(id);
    if (result?.userId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
    await suitabilityResults.delete(id);
    await sessionWarnings.requestCheck(account.userId, "answers", now);
  });
  await persistence.scrub();
}
