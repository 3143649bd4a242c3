import type { Ports } from "../../ports/ports.ts";
import { type CurrentResult, currentResult } from "./current-result.ts";

/** A user's newest stored result, assessed by the rules in force; null without one. */
export async function newestAssessment(
  { persistence }: Pick<Ports, "persistence">,
  userId: string,
): Promise<CurrentResult | null> {
  const [newest] = await persistence.suitabilityResults.listOfUser(userId, 1);
  return newest ? currentResult(await persistence.suitabilityContents.current(), newest) : null;
}
