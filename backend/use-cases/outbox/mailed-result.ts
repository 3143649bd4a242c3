import { fittingAnswers } from "../../domain/suitability/answers.ts";
import { assess, type AssessedPractice } from "../../domain/suitability/assessment.ts";
import { fitsOnlyByWay } from "../../domain/suitability/suited-practices.ts";
import { suitsOnlyInSafety, unstoredDanger } from "../../domain/suitability/unstored-danger.ts";
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
  const { needs, practices, skippedSafety } = assess(
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
  const danger = unstoredDanger(content);
  const fits = (practice: AssessedPractice) =>
    practice.score > 0 && !suitsOnlyInSafety(danger, practice);
  const fitsInSafety = (practice: AssessedPractice) =>
    practice.score > 0 && suitsOnlyInSafety(danger, practice);
  const namesIn = (codes: ReadonlySet<string>) =>
    practices.filter(({ code }) => codes.has(code)).map(({ code }) => labelOf(code)).join("; ");
  return {
    fits: namesOf("ok", (practice) => fits(practice) && !fitsOnlyByWay({ needs }, practice)),
    fitsInSafety: namesOf("ok", fitsInSafety),
    care: namesOf("caution", fits),
    careInSafety: namesOf("caution", fitsInSafety),
    advice: namesOf("ask", () => true),
    notNow: namesOf("no", () => true),
    postponedInDanger: namesIn(danger.postponed),
    adviceInDanger: namesIn(danger.adviceFirst),
    skipped: skippedSafety.length > 0 ? "yes" : "",
  };
}
