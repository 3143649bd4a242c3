import type { Answers } from "../../domain/suitability/answers.ts";
import {
  assess,
  type Assessment,
  type SuitabilityContent,
} from "../../domain/suitability/assessment.ts";
import type { Ports } from "../../ports/ports.ts";
import { countRequests } from "../request-limits.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireFitting } from "./checked-answers.ts";

/** Assesses answers and stores nothing of them. ERR_STALE, ERR_INVALID_INPUT, ERR_TOO_MANY_REQUESTS. `now` in ms. */
export async function assessSuitability(
  ports: Pick<Ports, "auth" | "persistence">,
  { now, address }: { now: number; address: string },
  given: { version: number; answers: Answers },
): Promise<{ content: SuitabilityContent; assessment: Assessment }> {
  await countRequests(ports, now, [{ limit: "assessmentsPerNetwork", by: networkOf(address) }]);
  const content = await ports.persistence.suitabilityContents.current();
  requireFitting(content.questionnaire, given);
  return { content, assessment: assess(content, given.answers) };
}
