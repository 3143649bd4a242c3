import { useTranslation } from "react-i18next";
import { useDomainValues } from "../api/domain-values.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { Wish } from "./queries.ts";

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const partsOfDay = ["morning", "day", "evening", "late"] as const;

/** "Tue", for 1 (Monday) to 7. */
export function useWeekdayName() {
  const format = useFormat("UTC");
  // 23 November 2026 is a Monday.
  return (weekday: number) => format.weekday(Date.UTC(2026, 10, 22 + weekday, 12));
}

/** "Tue, Thu · after 17 · Video call" */
export function useWishText() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const weekdayName = useWeekdayName();
  return (wish: Omit<Wish, "practiceId">, practice: string | null) =>
    [
      practice,
      wish.weekdays.length > 0
        ? wish.weekdays.map(weekdayName).join(", ")
        : t("waiting.wish.anyDay"),
      wish.partsOfDay.length > 0
        ? wish.partsOfDay.map((part) => t(`waiting.part.${part}`)).join(", ")
        : t("waiting.wish.anyTime"),
      wish.meetingType && label("MEETING_TYPE", wish.meetingType),
    ].filter(Boolean).join(" · ");
}
