import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { type CurrentResult, currentResult } from "./current-result.ts";

export type PrintedResult = CurrentResult & {
  domainValues: DomainValue[];
  /** IANA zone of the person, in which the day of the test is. */
  timeZone: string;
};

/** What the PDF of a result says. ERR_NOT_FOUND, ERR_TOO_MANY_REQUESTS. */
export async function printSuitabilityResult(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now }: Context,
  { id }: { id: string },
): Promise<PrintedResult> {
  const result = await persistence.transaction(async ({ attempts, suitabilityResults }) => {
    const found = await suitabilityResults.find(id);
    if (found?.userId !== userId) throw new DomainError("ERR_NOT_FOUND");
    await countRequest(auth, attempts, { limit: "resultPdfsPerPerson", by: userId }, now);
    return found;
  });
  const user = await persistence.users.find(userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return {
    ...currentResult(await persistence.suitabilityContents.current(), result),
    domainValues: await persistence.domainValues.list(),
    timeZone: user.timeZone,
  };
}
