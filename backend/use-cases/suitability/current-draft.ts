import { fittingAnswers } from "../../domain/suitability/answers.ts";
import type { Questionnaire } from "../../domain/suitability/questionnaire.ts";
import type { Draft } from "../../domain/suitability/result.ts";

/** `isOutdated`: answers may be missing, because the questionnaire has changed since. */
export type CurrentDraft = Draft & { isOutdated: boolean };

/** The draft as it continues with the questionnaire in force. */
export function currentDraft(questionnaire: Questionnaire, draft: Draft): CurrentDraft {
  const { version, steps } = questionnaire;
  return {
    version,
    answers: fittingAnswers(questionnaire, draft.answers),
    step: (steps.find(({ id }) => id === draft.step) ?? steps[0])?.id ?? draft.step,
    changedAt: draft.changedAt,
    isOutdated: draft.version !== version,
  };
}
