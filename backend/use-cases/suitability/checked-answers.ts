import { DomainError } from "../../domain/errors.ts";
import { answerProblems, type Answers } from "../../domain/suitability/answers.ts";
import type { Questionnaire } from "../../domain/suitability/questionnaire.ts";

/** Throws ERR_STALE for answers to another version of the questionnaire, ERR_INVALID_INPUT for those that do not fit it. */
export function requireFitting(
  questionnaire: Questionnaire,
  { version, answers }: { version: number; answers: Answers },
): void {
  if (version !== questionnaire.version) throw new DomainError("ERR_STALE");
  const errors = answerProblems(questionnaire, answers);
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}
