import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CurrentResult, currentResult } from "./current-result.ts";

/** The caller's results, the newest first, at most `limit`. */
export async function listSuitabilityResults(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { limit }: { limit: number },
): Promise<CurrentResult[]> {
  const results = await persistence.suitabilityResults.listOfUser(account.userId, limit);
  if (results.length === 0) return [];
  const content = await persistence.suitabilityContents.current();
  return results.map((result) => currentResult(content, result));
}
