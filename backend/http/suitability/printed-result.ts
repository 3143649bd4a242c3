import type { AssessedPractice } from "../../domain/suitability/assessment.ts";
import { fitsOnlyByWay } from "../../domain/suitability/suited-practices.ts";
import { suitsOnlyInSafety, unstoredDanger } from "../../domain/suitability/unstored-danger.ts";
import type { Verdict } from "../../domain/suitability/verdict.ts";
import { type Language, locales } from "../../domain/text.ts";
import type { PrintedText } from "../../ports/printed-pages.ts";
import type { PrintedResult } from "../../use-cases/suitability/print-suitability-result.ts";
import en from "./result-texts/en.json" with { type: "json" };
import et from "./result-texts/et.json" with { type: "json" };
import ru from "./result-texts/ru.json" with { type: "json" };

const texts: Record<Language, typeof en> = { et, en, ru };

/**
 * A stored result as a text to print. Practices that fit come first, then those with a warning and why. It says what
 * the answers about danger would change, because a stored result does not have them.
 */
export function printedResult(
  { result, content, assessment, domainValues, timeZone }: PrintedResult,
  { language, brand }: { language: Language; brand: string },
): PrintedText {
  const words = texts[language];
  const { questionnaire } = content;
  const labelOf = (domain: string, name: string) =>
    domainValues.find(({ domainCode, code }) => domainCode === domain && code === name)
      ?.labels[language] ?? name;
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone });
  const danger = unstoredDanger(content);
  const isFitting = (practice: AssessedPractice) =>
    practice.score > 0 && !suitsOnlyInSafety(danger, practice);
  const isByWay = (practice: AssessedPractice) => fitsOnlyByWay(assessment, practice);
  const fitsInSafety = (practice: AssessedPractice) =>
    practice.score > 0 && suitsOnlyInSafety(danger, practice);

  function helpsWith({ fits: { needs } }: AssessedPractice) {
    if (needs.length === 0) return [];
    const labels = needs.map((need) => labelOf("WAY_OF_HELPING", need));
    return [{ text: `${words.helpsWith} ${labels.join("; ")}` }];
  }

  // Many practices share a rule, whose answer and source are printed with the first of them.
  const explained = new Set<string>();
  function reasonsOf({ reasons }: AssessedPractice) {
    return reasons.map(({ rule, answer }) => {
      const text = `• ${rule.reason[language]}`;
      if (explained.has(rule.id)) return { text };
      explained.add(rule.id);
      const given = `${words.yourAnswer} ${answer.option.label[language]}`;
      const source = `${words.source} ${rule.source.label[language]}`;
      return { text, detail: `${given} · ${source}` };
    });
  }

  function dangerLine(line: string, codes: ReadonlySet<string>) {
    const names = assessment.practices.filter(({ code }) => codes.has(code))
      .map(({ code }) => labelOf("THERAPY_TYPE", code));
    return names.length === 0 ? [] : [line.replace("{{practices}}", names.join("; "))];
  }

  function section(
    verdict: Verdict,
    filter: (practice: AssessedPractice) => boolean,
    heading: string = words[verdict],
  ) {
    const items = assessment.practices
      .filter((practice) => practice.verdict === verdict && filter(practice))
      .map((practice) => ({
        title: labelOf("THERAPY_TYPE", practice.code),
        lines: [...helpsWith(practice), ...reasonsOf(practice)],
      }));
    return items.length === 0 ? [] : [{ heading, items }];
  }

  const notes = assessment.notes.flatMap((key) => questionnaire.notes[key]?.[language] ?? []);
  return {
    language,
    title: words.title,
    lead: [
      day.format(result.takenAt),
      questionnaire.disclaimer[language],
      questionnaire.crisis.always[language],
      ...notes,
      ...(assessment.skippedSafety.length > 0 ? [words.skipped] : []),
      words.danger,
      ...dangerLine(words.postponedInDanger, danger.postponed),
      ...dangerLine(words.adviceInDanger, danger.adviceFirst),
    ],
    sections: [
      ...section("ok", (practice) => isFitting(practice) && !isByWay(practice)),
      ...section("ok", fitsInSafety, words.okInSafety),
      ...section("caution", isFitting),
      ...section("caution", fitsInSafety, words.cautionInSafety),
      ...section("ok", (practice) => isFitting(practice) && isByWay(practice), words.okByWay),
      ...section("ask", () => true),
      ...section("no", () => true),
    ],
    footer: brand,
  };
}
