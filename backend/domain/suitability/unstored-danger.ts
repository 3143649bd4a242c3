import type { Text } from "../text.ts";
import type { SuitabilityContent } from "./assessment.ts";
import { verdictsOf } from "./verdict.ts";

/** What a stored result does not know: practices that would not suit a person who is in danger, by code. */
export type UnstoredDanger = {
  /** Those with the verdict `no`. */
  postponed: ReadonlySet<string>;
  /** Those with the verdict `ask`. */
  adviceFirst: ReadonlySet<string>;
};

/** Answers about danger are never stored, so this is the same for all people: every such answer counts. */
export function unstoredDanger(
  content: Pick<SuitabilityContent, "facts" | "rules" | "practices">,
): UnstoredDanger {
  const facts = content.facts.filter(({ kind }) => kind === "crisis").map(({ id }) => id);
  const verdicts = [...verdictsOf(facts, content)];
  const codesOf = (wanted: "no" | "ask") =>
    new Set(verdicts.filter(([, { verdict }]) => verdict === wanted).map(([code]) => code));
  return { postponed: codesOf("no"), adviceFirst: codesOf("ask") };
}

/** Whether a practice suits only a person who is not in danger. */
export function suitsOnlyInSafety(
  { postponed, adviceFirst }: UnstoredDanger,
  { code }: { code: string },
): boolean {
  return postponed.has(code) || adviceFirst.has(code);
}

/** What an exported result says beside its verdicts. */
export const unstoredDangerNote: Text = {
  et:
    "Vastuseid ohu kohta ei salvestata, seega need siin ei loe. Nendega võib soovitus olla rangem, ka seal, kus siin " +
    "hoiatust ei ole.",
  en:
    "Answers about danger are not stored, so they are not counted here. With them the advice can be stricter, also " +
    "where there is no warning here.",
  ru:
    "Ответы об опасности не сохраняются, поэтому здесь они не учтены. С ними рекомендация может быть строже, в том " +
    "числе там, где здесь нет предупреждения.",
};
