import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import type { TherapistCard } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/format.ts";
import { inSentence, languageInSentence } from "../../i18n/in-sentence.ts";

type Reason = TherapistCard["why"][number];

const domains = {
  need: "WAY_OF_HELPING",
  practice: "THERAPY_TYPE",
  language: "LANGUAGE",
  city: "CITY",
} as const;

/** How many of the strongest reasons stand in the one line. */
const strongest = 3;

/** Why somebody was found: the strongest terms of the score in one line, all of them under it. */
export function useWhy(reasons: Reason[]): { summary: string; terms: string[] } | undefined {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();

  function name({ term, value }: Reason): string {
    switch (term) {
      case "need":
        return inSentence(label(domains[term], value), format.locale);
      case "language":
        return languageInSentence(label(domains[term], value), format.locale);
      case "practice":
      case "city":
        return label(domains[term], value);
      case "distance":
        return format.distance(Number(value));
      case "earliest":
        return t("home.why.free", { day: format.day(value) });
      case "rating":
        return t("home.why.rating", { rating: format.rating(Number(value)) });
      case "price":
        return format.money(Number(value));
      case "text":
        return t("home.why.text");
    }
  }

  if (reasons.length === 0) return undefined;
  const sorted = reasons.toSorted((a, b) => b.score - a.score);
  return {
    summary: t("home.why.summary", {
      reasons: sorted.slice(0, strongest).map(name).join(" · "),
    }),
    terms: sorted.map((reason) =>
      t("home.why.term", { reason: name(reason), score: format.number(reason.score) })
    ),
  };
}
