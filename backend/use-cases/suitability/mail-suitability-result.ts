import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";

/**
 * Mails a result to its person. The mail names it; what it says is read when it is sent, so that the outbox has no
 * verdicts. ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS.
 */
export async function mailSuitabilityResult(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account: { userId, email }, now, language }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async ({ attempts, outbox, suitabilityResults }) => {
    const result = await suitabilityResults.find(id);
    if (result?.userId !== userId) throw new DomainError("ERR_NOT_FOUND");
    await countRequest(auth, attempts, { limit: "resultMailsPerPerson", by: userId }, now);
    await outbox.add({
      to: email,
      language,
      template: "test-results",
      facts: { result: id, path: "/preferences" },
      about: userId,
    }, now);
  });
}
