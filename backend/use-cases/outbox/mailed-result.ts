import { fittingAnswers } from "../../domain/suitability/answers.ts";
import { assess, type AssessedPractice } from "../../domain/suitability/assessment.ts";
import type { Verdict } from "../../domain/suitability/verdict.ts";
import type { Ports } from "../../ports/ports.ts";
import type { WaitingMail } from "../../ports/persistence/outbox.ts";

/**
 * What a mail about a result says: names of practices, no reasons and no answers, because others may read mails. Null
 * when the result was deleted meanwhile.
 */
export async function mailedResult(
  { persistence }: Pick<Ports, "persistence">,
  { facts, language }: WaitingMail,
): Promise<Record<string, string> | null> {
  const { suitabilityContents, suitabilityResults, domainValues } = persistence;
  const result = await suitabilityResults.find(facts.result ?? "");
  if (!result) return null;
  const content = await suitabilityContents.current();
  const { practices, skippedSafety } = assess(
    content,
    fittingAnswers(content.questionnaire, result.answers),
  );
  const values = await domainValues.list();
  const labelOf = (type: string) =>
    values.find(({ domainCode, code }) => domainCode === "THERAPY_TYPE" && code === type)
      ?.labels[language] ?? type;
  const namesOf = (verdict: Verdict, filter: (practice: AssessedPractice) => boolean) =>
    practices.filter((practice) => practice.verdict === verdict && filter(practice))
      .map(({ code }) => labelOf(code)).join("; ");
  const fits = ({ score }: AssessedPractice) => score > 0;
  return {
    fits: namesOf("ok", fits),
    care: namesOf("caution", fits),
    advice: namesOf("ask", () => true),
    notNow: namesOf("no", () => true),
    skipped: skippedSafety.length > 0 ? "yes" : "",
  };
}
