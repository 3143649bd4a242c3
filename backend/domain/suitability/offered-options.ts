import type { DomainCode, DomainValue } from "../domain-value.ts";
import type { Questionnaire } from "./questionnaire.ts";

/** Of the steps whose options are the codes of values. */
const domainOfStep: Record<string, DomainCode> = {
  needs: "WAY_OF_HELPING",
  language: "LANGUAGE",
  city: "CITY",
};

/** The questionnaire without options that name a retired value. */
export function withOfferedOptions(
  questionnaire: Questionnaire,
  values: readonly DomainValue[],
): Questionnaire {
  const retired = new Set(
    values.filter(({ retiredAt }) => retiredAt !== null)
      .map(({ domainCode, code }) => `${domainCode}.${code}`),
  );
  return {
    ...questionnaire,
    steps: questionnaire.steps.map((step) => ({
      ...step,
      options: step.options.filter(({ value }) =>
        !retired.has(`${domainOfStep[step.id]}.${value}`)
      ),
    })),
  };
}
