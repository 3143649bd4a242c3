import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import { factsQuery, type Rule } from "./rule-queries.ts";

/** The words for what a rule names by codes. */
export function useRuleWords() {
  const { t } = useTranslation();
  const { label, list } = useDomainValues();
  const { data: facts = [] } = useQuery(factsQuery);
  return {
    fact: (id: string) => facts.find((fact) => fact.id === id)?.question ?? id,
    facts: facts.map(({ id, question }) => ({ id, label: question, keywords: id })),
    practice: (code: string) => label("THERAPY_TYPE", code),
    practices: list("THERAPY_TYPE").map(({ code, value }) => ({ id: code, label: value })),
    practicesOf: ({ practices }: Pick<Rule, "practices">) =>
      practices.map((code) => label("THERAPY_TYPE", code)).join(", "),
    verdict: (verdict: "ok" | Rule["severity"]) => t(`rules.verdict.${verdict}`),
  };
}
