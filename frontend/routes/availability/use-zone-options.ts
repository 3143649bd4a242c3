import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cityOf } from "../../availability/use-time-words.ts";
import { formatFor } from "../../i18n/formatter.ts";
import type { Language } from "../../i18n/i18n.ts";
import { useLanguage } from "../../i18n/use-language.ts";

// From the Unicode CLDR (timeZoneNames, exemplarCity), where a name differs from that in the IANA zone.
const cities: Record<Language, () => Promise<Record<string, string>>> = {
  en: () => Promise.resolve({}),
  et: async () => (await import("backend/domain/zone-cities/et.json")).default,
  ru: async () => (await import("backend/domain/zone-cities/ru.json")).default,
};

/** All zones by city in the language of the page, with the name of the zone; the English name is found too. */
export function useZoneOptions(picked: string) {
  const language = useLanguage();
  const { data: names } = useQuery({
    queryKey: ["zone-cities", language],
    queryFn: () => cities[language](),
    staleTime: Infinity,
  });
  return useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    const { locale } = formatFor(language, picked);
    const options = (known.includes(picked) ? known : [picked, ...known]).map((id) => {
      const named = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: "longGeneric" });
      const hint = named.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
      const label = names?.[id] ?? cityOf(id);
      return { id, label, keywords: `${cityOf(id)} ${hint ?? ""}`, ...(hint ? { hint } : {}) };
    });
    return options.sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [language, names, picked]);
}
