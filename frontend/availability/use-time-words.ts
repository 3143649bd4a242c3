import { useTranslation } from "react-i18next";
import { type Day, noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { clockText, rangeText } from "./time-of-day.ts";

const aMonday = Date.UTC(2024, 0, 1, 12);

export function useWeekdayNames() {
  const format = useFormat("UTC");
  const at = (weekday: number) => new Date(aMonday + (weekday - 1) * 86_400_000);
  const long = new Intl.DateTimeFormat(format.locale, { weekday: "long", timeZone: "UTC" });
  return {
    short: (weekday: number) => format.opening(format.weekday(at(weekday))),
    long: (weekday: number) => format.opening(long.format(at(weekday))),
  };
}

export function useDayText() {
  const format = useFormat("UTC");
  return {
    short: (day: Day) => format.opening(format.date(noonOf(day))),
    spoken: (day: Day) => format.opening(format.date(noonOf(day), "long")),
  };
}

/** The weekly starts of a group: "Tuesday 18:00, Thursday 18:00". */
export function useStartTimesText() {
  const days = useWeekdayNames();
  const format = useFormat();
  return (times: readonly { weekday: number; minute: number }[]) =>
    format.list(
      times.toSorted((a, b) => a.weekday - b.weekday || a.minute - b.minute)
        .map(({ weekday, minute }) => `${days.long(weekday)} ${clockText(minute)}`),
    );
}

/** A duration in the largest unit that fits: minutes, hours, days or weeks. */
export function useDurationText() {
  const { t } = useTranslation();
  return (minutes: number) => {
    if (minutes > 0 && minutes % 10_080 === 0) {
      return t("availability.length.weeks", { count: minutes / 10_080 });
    }
    if (minutes >= 2880 && minutes % 1440 === 0) {
      return t("availability.length.days", { count: minutes / 1440 });
    }
    if (minutes >= 120 && minutes % 60 === 0) {
      return t("availability.length.hours", { count: minutes / 60 });
    }
    return t("availability.length.minutes", { count: minutes });
  };
}

/** The city in the name of a zone: "Asia/Tokyo" is Tokyo. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

type Range = { fromMinute: number; toMinute: number };

export function useRangesText() {
  const { t } = useTranslation();
  const format = useFormat();
  return (ranges: readonly Range[]) =>
    ranges.length === 0
      ? t("availability.exception.closed")
      : format.list(ranges.toSorted((a, b) => a.fromMinute - b.fromMinute).map(rangeText));
}
