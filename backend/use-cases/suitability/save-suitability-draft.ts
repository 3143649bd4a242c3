import { DomainError } from "../../domain/errors.ts";
import { notAllowed } from "../../domain/field-problem.ts";
import { type Answers, storableAnswers } from "../../domain/suitability/answers.ts";
import type { Questionnaire } from "../../domain/suitability/questionnaire.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireConsent } from "../user/consent-gate.ts";
import { requireFitting } from "./checked-answers.ts";
import { type CurrentDraft, currentDraft } from "./current-draft.ts";

/**
 * Saves the caller's unfinished test, without the answers that can point to a crisis. `seenAt` (ms) is the version that
 * the caller changes. ERR_CONSENT_REQUIRED, ERR_INVALID_INPUT, ERR_STALE, ERR_TOO_MANY_REQUESTS.
 */
export async function saveSuitabilityDraft(
  ports: Pick<Ports, "auth" | "persistence">,
  { account: { userId }, now }: Context,
  given: { version: number; answers: Answers; step: string; seenAt: number | undefined },
): Promise<CurrentDraft> {
  const { persistence } = ports;
  const content = await persistence.suitabilityContents.current();
  const { questionnaire } = content;
  requireFitting(questionnaire, given);
  const { version, step, seenAt } = given;
  if (!questionnaire.steps.some(({ id }) => id === step)) {
    throw noSuchStep(questionnaire);
  }
  const draft = await persistence.transaction(async (repositories) => {
    const { attempts, suitabilityResults } = repositories;
    await requireConsent(repositories, userId, "test-results");
    const limit = { limit: "suitabilitySavesPerPerson", by: userId } as const;
    await countRequest(ports.auth, attempts, limit, now);
    const before = await suitabilityResults.findDraft(userId);
    if (seenAt !== undefined && before?.changedAt !== seenAt) throw new DomainError("ERR_STALE");
    const answers = storableAnswers(content, given.answers);
    // Each version differs, so that a tab with an older one is refused.
    const changedAt = Math.max(now, (before?.changedAt ?? 0) + 1);
    const next = { version, answers, step, changedAt };
    await suitabilityResults.saveDraft(userId, next);
    return next;
  });
  return currentDraft(questionnaire, draft);
}

function noSuchStep({ steps }: Questionnaire): DomainError {
  const errors = [notAllowed("step", steps.map(({ id }) => id))];
  return new DomainError("ERR_INVALID_INPUT", { errors });
}
