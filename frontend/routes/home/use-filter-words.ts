import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/format.ts";
import { inSentence, languageInSentence } from "../../i18n/in-sentence.ts";
import type { FilterName, Filters, ListFilter } from "./filters.ts";

const domains = {
  needs: "WAY_OF_HELPING",
  practices: "THERAPY_TYPE",
  genders: "GENDER",
  languages: "LANGUAGE",
  meetingTypes: "MEETING_TYPE",
  cities: "CITY",
} as const;

/** Words for what was chosen. */
export function useFilterWords() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();

  function ofValue(filter: ListFilter, code: string): string {
    if (filter === "groups") return isGroup(code) ? t(`home.groups.${code}`) : code;
    const text = label(domains[filter], code);
    if (filter === "languages") return languageInSentence(text, format.locale);
    return filter === "cities" || filter === "practices" ? text : inSentence(text, format.locale);
  }

  function ofFreeWithin(days: number): string {
    if (days === 1) return t("home.time.today");
    if (days === 7) return t("home.time.week");
    if (days === 14) return t("home.time.fortnight");
    if (days === 30) return t("home.time.month");
    return t("home.time.days", { count: days });
  }

  function ofSpan(
    from: number | undefined,
    to: number | undefined,
    write: (value: number) => string,
  ): string {
    if (from === undefined) return t("home.span.to", { to: write(to ?? 0) });
    if (to === undefined) return t("home.span.from", { from: write(from) });
    return t("home.span.both", { from: write(from), to: write(to) });
  }

  /** The words for a filter that is one value. */
  function ofFilter(name: FilterName, filters: Filters): string {
    switch (name) {
      case "text":
        return t("home.chips.text", { text: filters.text });
      case "near":
        return t("home.place.near");
      case "withinKm":
        return t("home.span.to", { to: format.distance(filters.withinKm ?? 0) });
      case "priceFromCents":
      case "priceToCents":
        return ofSpan(filters.priceFromCents, filters.priceToCents, format.money);
      case "durationFrom":
      case "durationTo":
        return ofSpan(filters.durationFrom, filters.durationTo, format.minutes);
      case "freeWithinDays":
        return ofFreeWithin(filters.freeWithinDays ?? 0);
      default:
        return "";
    }
  }

  return { ofValue, ofFilter, ofFreeWithin };
}

function isGroup(code: string): code is "somatic" | "talking" | "energetic" | "other" {
  return ["somatic", "talking", "energetic", "other"].includes(code);
}
