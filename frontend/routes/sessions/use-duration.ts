import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/use-format.ts";

/** "50 min", "3 h", "3 h 20 min". */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return format.minutes(rest);
    const whole = t("sessions.list.hours", { hours: format.number(hours) });
    return rest === 0 ? whole : `${whole} ${format.minutes(rest)}`;
  };
}
