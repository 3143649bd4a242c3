import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ComboBox } from "ui-kit/controls/combo-box.tsx";
import { formatFor } from "../i18n/formatter.ts";
import { useFormat } from "../i18n/use-format.ts";

export function ZoneList({ zone, onPick }: { zone: string; onPick: (zone: string) => void }) {
  const { t } = useTranslation();
  const { language } = useFormat(zone);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is no longer in the document.
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const options = useMemo(() => {
    const known = Intl.supportedValuesOf("timeZone");
    const zones = known.includes(zone) ? known : [zone, ...known];
    const { locale } = formatFor(language, zone);
    return zones.map((id) => {
      const city = id.slice(id.lastIndexOf("/") + 1).replaceAll("_", " ");
      const named = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: "longGeneric" });
      const name = named.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
      return { id, label: city, ...(name ? { hint: name } : {}) };
    });
  }, [language, zone]);
  return (
    <div ref={box}>
      <ComboBox
        label={t("booking.zone.search")}
        groups={[{ options }]}
        picked={undefined}
        noResults={t("booking.zone.nothing")}
        onPick={(picked) => picked && onPick(picked)}
      />
    </div>
  );
}
