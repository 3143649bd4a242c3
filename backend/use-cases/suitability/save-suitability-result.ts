import { type Answers, storableAnswers } from "../../domain/suitability/answers.ts";
import { assess } from "../../domain/suitability/assessment.ts";
import { isRepeated, mostResults, verdictByCode } from "../../domain/suitability/result.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { requireFitting } from "./checked-answers.ts";
import { type CurrentResult, currentResult } from "./current-result.ts";

/**
 * Saves a finished test and deletes the draft. Answers that can point to a crisis are neither stored nor part of the
 * stored verdicts. ERR_CONSENT_REQUIRED, ERR_INVALID_INPUT, ERR_STALE, ERR_TOO_MANY_REQUESTS.
 */
export async function saveSuitabilityResult(
  ports: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now }: Context,
  given: { version: number; answers: Answers },
): Promise<CurrentResult> {
  const { persistence } = ports;
  const content = await persistence.suitabilityContents.current();
  requireFitting(content.questionnaire, given);
  const answers = storableAnswers(content, given.answers);
  const next = {
    id: persistence.newId(),
    userId,
    version: content.questionnaire.version,
    rulesVersion: content.rulesVersion,
    answers,
    verdicts: verdictByCode(assess(content, answers)),
    takenAt: now,
  };
  const saved = await persistence.transaction(async (repositories) => {
    const { attempts, sessionWarnings, suitabilityResults } = repositories;
    await requireConsent(repositories, userId, "test-results");
    const limit = { limit: "suitabilitySavesPerPerson", by: userId } as const;
    await countRequest(ports.auth, attempts, limit, now);
    await suitabilityResults.deleteDraft(userId);
    const known = await suitabilityResults.listOfUser(userId);
    const [latest] = known;
    if (isRepeated(latest, next, now)) return latest;
    for (const { id } of known.slice(mostResults - 1)) await suitabilityResults.delete(id);
    await suitabilityResults.add(next);
    await sessionWarnings.requestCheck(userId, "answers", now);
    return next;
  });
  return currentResult(content, saved);
}
