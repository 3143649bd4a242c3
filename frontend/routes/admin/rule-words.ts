import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { languages } from "../../i18n/language.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { factsQuery, type Rule } from "./rule-queries.ts";

/** The words for what a rule names by codes. */
export function useRuleWords() {
  const { t } = useTranslation();
  const { label, list } = useDomainValues();
  const { data: facts = [] } = useQuery(factsQuery);
  const names: Record<string, string> = {
    id: t("rules.field.id"),
    fact: t("rules.columns.fact"),
    practices: t("rules.columns.practices"),
    severity: t("rules.columns.verdict"),
    reason: t("rules.field.reason"),
    "source.kind": t("rules.field.kind"),
    "source.label": t("rules.field.source"),
  };
  return {
    /** The field at a path within a rule, as the form names it. */
    field: (path: string) => {
      const [, name = path, language] = /^(.+)\.(et|en|ru)$/.exec(path) ?? [];
      const known = names[name] ?? names[name.split(".")[0] ?? ""] ?? name;
      const spoken = languages.find((each) => each === language);
      return spoken ? `${known} (${t(`rules.language.${spoken}`)})` : known;
    },
    fact: (id: string) => facts.find((fact) => fact.id === id)?.question ?? id,
    facts: facts.map(({ id, question }) => ({ id, label: question, keywords: id })),
    practice: (code: string) => label("THERAPY_TYPE", code),
    practices: list("THERAPY_TYPE").map(({ code, value }) => ({ id: code, label: value })),
    practicesOf: ({ practices }: Pick<Rule, "practices">) =>
      practices.map((code) => label("THERAPY_TYPE", code)).join(", "),
    verdict: (verdict: "ok" | Rule["severity"]) => t(`rules.verdict.${verdict}`),
  };
}
