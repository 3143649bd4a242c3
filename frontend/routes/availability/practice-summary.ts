import { useTranslation } from "react-i18next";
import { useDurationText } from "../../availability/use-time-words.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { openMinutes, type PracticeRules, weekdays } from "./draft.ts";
import { usePlaceName } from "./use-labels.ts";
import type { Draft } from "./draft.ts";

/** What differs from the general rules in one line, or null. */
export function usePracticeSummary(draft: Draft) {
  const { t } = useTranslation();
  const format = useFormat();
  const durationText = useDurationText();
  const placeName = usePlaceName(draft);
  const length = (minutes: number) =>
    minutes === 0 ? t("availability.rule.no") : durationText(minutes);
  return (practice: PracticeRules): string | null => {
    const { bufferBeforeMinutes, bufferAfterMinutes, minimumNoticeMinutes, horizonDays } = practice;
    const { dailyMaximum, weeklyMaximum, hours, placeIds, questions } = practice;
    const word = (name: "before" | "after" | "notice" | "horizon", value: string) =>
      t(`availability.practice.summary.${name}`, { value });
    const parts = [
      bufferBeforeMinutes !== null && word("before", length(bufferBeforeMinutes)),
      bufferAfterMinutes !== null && word("after", length(bufferAfterMinutes)),
      minimumNoticeMinutes !== null && word("notice", length(minimumNoticeMinutes)),
      horizonDays !== null && word("horizon", durationText(horizonDays * 1440)),
      dailyMaximum !== null && t("availability.practice.summary.daily", { count: dailyMaximum }),
      weeklyMaximum !== null && t("availability.practice.summary.weekly", { count: weeklyMaximum }),
      hours && t("availability.practice.summary.hours", {
        hours: format.number(
          weekdays.reduce(
            (sum, day) => sum + openMinutes(hours.filter(({ weekday }) => weekday === day)),
            0,
          ) / 60,
        ),
      }),
      placeIds &&
      (placeIds.length === 0
        ? t("availability.practice.nowhere")
        : t("availability.practice.summary.places", {
          places: format.list(placeIds.map(placeName)),
        })),
      questions.length > 0 &&
      t("availability.practice.summary.questions", { count: questions.length }),
    ].filter((part) => part !== false && part !== null);
    return parts.length > 0 ? parts.join(" · ") : null;
  };
}
