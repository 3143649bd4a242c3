import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Verdict as Badge } from "ui-kit/booking/verdict-badge.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { inSentence } from "../i18n/in-sentence.ts";
import type { Format } from "../i18n/formatter.ts";
import { useFormat } from "../i18n/use-format.ts";
import { codeToSlug } from "../search/filters.ts";
import type { PracticeVerdict } from "./questionnaire.ts";

/** Recommended practices fit what the person wants, and nothing speaks against them. */
function isRecommended({ verdict, score }: PracticeVerdict): boolean {
  return verdict === "ok" && score > 0;
}

const badges = { ok: "ok", caution: "caution", ask: "ask", no: "contraindicated" } as const;

export function badgeOf(practice: PracticeVerdict): Badge {
  return isRecommended(practice) ? "recommended" : badges[practice.verdict];
}

/** Where the result says more about a practice. */
export function resultAddress(code: string): string {
  return `/preferences#${codeToSlug(code)}`;
}

export type Words = {
  t: TFunction;
  label: ReturnType<typeof useDomainValues>["label"];
  format: Format;
};

export function useWords(): Words {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  return useMemo(() => ({ t, label, format }), [t, label, format]);
}

export function verdictWords({ t, label, format }: Words) {
  /** Why a recommended practice suits; null for others. */
  function because(practice: PracticeVerdict): string | null {
    if (!isRecommended(practice)) return null;
    const needs = practice.fits.needs.map((need) =>
      inSentence(label("WAY_OF_HELPING", need), format.locale)
    );
    return needs.length > 0
      ? t("suitability.because.needs", { needs: format.list(needs) })
      : t("suitability.because.ways");
  }

  return { because, labelOf: (badge: Badge) => t(`suitability.verdict.${badge}`) };
}
