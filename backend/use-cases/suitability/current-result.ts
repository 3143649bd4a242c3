import { fittingAnswers } from "../../domain/suitability/answers.ts";
import {
  assess,
  type Assessment,
  type SuitabilityContent,
} from "../../domain/suitability/assessment.ts";
import {
  type ChangedVerdict,
  changedVerdicts,
  type Result,
} from "../../domain/suitability/result.ts";

/** A result, assessed by the rules in force. */
export type CurrentResult = {
  result: Result;
  content: SuitabilityContent;
  assessment: Assessment;
  /** The questionnaire or the rules have changed since. */
  isOutdated: boolean;
  changed: ChangedVerdict[];
};

export function currentResult(content: SuitabilityContent, result: Result): CurrentResult {
  const { questionnaire, rulesVersion } = content;
  const assessment = assess(content, fittingAnswers(questionnaire, result.answers));
  return {
    result,
    content,
    assessment,
    isOutdated: result.version !== questionnaire.version || result.rulesVersion !== rulesVersion,
    changed: changedVerdicts(result, assessment),
  };
}
