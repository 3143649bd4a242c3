import { useTranslation } from "react-i18next";
import { ZoneLabel } from "ui-kit/booking/zone-label.tsx";
import { type Day, noonOf } from "../../days.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";

/** The days on which the hours follow the clock of another time zone than the calendar's. */
export function StayZones({ calendar, days }: { calendar: WorkCalendar; days: Day[] }) {
  const { t } = useTranslation();
  const own = useFormat(calendar.timeZone);
  const dates = useFormat("UTC");
  const away = calendar.days.filter(({ date, timeZone }) =>
    timeZone !== calendar.timeZone && days.includes(date)
  );
  const dayText = (day: Day) => dates.date(noonOf(day), "day");
  return Object.entries(Object.groupBy(away, ({ timeZone }) => timeZone)).map(([zone, stay]) => {
    const [first, last] = [stay!.at(0)!.date, stay!.at(-1)!.date];
    const at = noonOf(first);
    return (
      <ZoneLabel key={zone}>
        {t("sessions.calendar.stayZone", {
          days: first === last ? dayText(first) : `${dayText(first)} – ${dayText(last)}`,
          zone: formatFor(own.language, zone).zone(at),
          own: own.zone(at),
        })}
      </ZoneLabel>
    );
  });
}
