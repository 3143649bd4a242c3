import { useTranslation } from "react-i18next";
import { fitsOnlyByWay } from "backend/domain/suitability/suited-practices.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { inSentence } from "../../i18n/in-sentence.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { verdictGroups } from "../../suitability/verdict-groups.ts";
import type { TestResult } from "./use-result.ts";

/** The sentence that answers, and when the questions were answered. */
export function useSummary(
  { assessment, unstored, takenAt }: TestResult,
): { title: string; lead: string } {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const groups = verdictGroups(assessment, unstored);
  const of = (verdict: string) =>
    groups.find((group) => group.verdict === verdict && !group.onlyInSafety && !group.onlyByWay);
  const best = of("ok")?.fitting[0];
  const careful = of("caution")?.fitting.find((practice) => !fitsOnlyByWay(assessment, practice));
  const byWay = groups.find((group) => group.onlyByWay && !group.onlyInSafety)?.fitting[0] ??
    of("caution")?.fitting[0];
  const refused = of("no");
  const waiting = (refused?.fitting.length ?? 0) + (refused?.others.length ?? 0);
  const name = (code: string) => inSentence(label("THERAPY_TYPE", code), format.locale);
  const first = best
    ? t("preferences.summary.best", { practice: name(best.code) })
    : careful
    ? t("preferences.summary.careful", { practice: name(careful.code) })
    : byWay
    ? t("preferences.summary.byWay", { practice: name(byWay.code) })
    : t(assessment.needs.length === 0 ? "preferences.summary.noNeeds" : "preferences.summary.none");
  return {
    title: waiting > 0 ? `${first} ${t("preferences.summary.waiting", { count: waiting })}` : first,
    lead: t("preferences.lead", { date: format.date(takenAt, "numeric") }),
  };
}
