import { useTranslation } from "react-i18next";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Figures } from "./queries.ts";

/** What all figures say in the same way. */
export function useFigureTexts({ total, before }: Figures) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const days = (Date.parse(total.to) - Date.parse(total.from)) / 86_400_000 + 1;
  return {
    t,
    format,
    hours: (minutes: number) => t("dashboard.hours", { hours: format.number(minutes / 60) }),
    weekOf: (from: string) => calendar.date(noonOf(from), "brief"),
    earlier: (value: (totals: Figures["before"]) => string) =>
      t("dashboard.before", { count: days, value: value(before) }),
  };
}
