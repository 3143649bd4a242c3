import { useTranslation } from "react-i18next";
import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";
import type { components } from "../api/schema.d.ts";
import { useFormat } from "../i18n/use-format.ts";
import { clockText } from "./time-of-day.ts";
import {
  cityOf,
  useDayText,
  useDurationText,
  useRangesText,
  useStartTimesText,
  useWeekdayNames,
} from "./use-time-words.ts";

export type Reason = components["schemas"]["AvailabilityExplanation"]["reasons"][number];

/** In words why a time cannot be booked. */
export function useReasonText({ timeZone, placeName }: {
  /** IANA zone of the times in the answer. */
  timeZone: string;
  placeName: (placeId: string) => string;
}) {
  const { t } = useTranslation();
  const format = useFormat(timeZone);
  const dayText = useDayText();
  const durationText = useDurationText();
  const rangesText = useRangesText();
  const days = useWeekdayNames();
  const startTimesText = useStartTimesText();
  const time = (at: string | undefined) => at ? format.time(at) : "";
  return (reason: Reason): string => {
    const { code } = reason;
    const length = durationText(reason.minutes ?? 0);
    const busy = unbrokenRange(time(reason.busyFrom), time(reason.busyTo));
    const name = reason.clientName ?? t("availability.why.someone");
    const hours = rangesText(reason.ranges ?? []);
    switch (code) {
      case "past":
        return t("availability.why.past");
      case "too-soon":
        return t("availability.why.tooSoon", {
          length,
          until: reason.until ? format.dateTime(reason.until) : "",
        });
      case "beyond-horizon":
        return t("availability.why.beyondHorizon", {
          length: durationText((reason.days ?? 0) * 1440),
          day: reason.opensAt ? format.date(reason.opensAt) : "",
        });
      case "closed-weekday":
        return t("availability.why.closedWeekday", { day: days.long(reason.weekday ?? 1) });
      case "outside-hours":
        return t("availability.why.outsideHours", { hours });
      case "off-step":
        return t("availability.why.offStep", {
          length,
          from: clockText(reason.fromMinute ?? 0),
        });
      case "off-set-times":
        return t("availability.why.offSetTimes", {
          times: startTimesText(reason.startTimes ?? []),
        });
      case "exception":
        return reason.ranges?.length
          ? t("availability.why.exceptionHours", { hours })
          : t("availability.why.exceptionClosed");
      case "vacation":
        return t("availability.why.vacation", {
          from: reason.fromDate ? dayText.short(reason.fromDate) : "",
          to: reason.toDate ? dayText.short(reason.toDate) : "",
        });
      case "public-holiday":
        return t("availability.why.publicHoliday", { name: reason.holidayName ?? "" });
      case "booked":
        return t("availability.why.booked", { busy, name });
      case "held":
        return t("availability.why.held", { busy });
      case "imported-busy":
        return t("availability.why.importedBusy", { busy, name: reason.importName ?? "" });
      case "buffer":
        return t("availability.why.buffer", { busy, length });
      case "travel":
        return t("availability.why.travel", { busy, length });
      case "daily-maximum":
      case "weekly-maximum": {
        const count = reason.maximum ?? 0;
        const span = code === "daily-maximum" ? "daily" : "weekly";
        return reason.ofPractice
          ? t(`availability.why.${span}MaximumOfPractice`, { count })
          : t(`availability.why.${span}Maximum`, { count });
      }
      case "other-places":
        return t("availability.why.otherPlaces", {
          places: format.list((reason.placeIds ?? []).map((id) => placeName(id))),
        });
      case "stay":
        return t("availability.why.stay", { city: cityOf(reason.timeZone ?? "") });
      case "too-short":
        return t("availability.why.tooShort", { length, until: time(reason.until) });
      case "companions-open":
        return t("availability.why.companionsOpen");
      case "companion-busy":
        return t("availability.why.companionBusy", { names: format.list(reason.names ?? []) });
      case "companions-elsewhere":
        return t("availability.why.companionsElsewhere");
      case "gap":
        return t("availability.why.gap", { until: time(reason.until) });
    }
  };
}
