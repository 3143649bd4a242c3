import { useMemo } from "react";
import { formatFor } from "../../i18n/formatter.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { cityOf } from "./use-labels.ts";

/** All zones by city, with the name of the zone. */
export function useZoneOptions(picked: string) {
  const language = useLanguage();
  return useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    const { locale } = formatFor(language, picked);
    return (known.includes(picked) ? known : [picked, ...known]).map((id) => {
      const named = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: "longGeneric" });
      const hint = named.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
      return { id, label: cityOf(id), ...(hint ? { hint } : {}) };
    });
  }, [language, picked]);
}
