import type { Availability } from "./availability.ts";
import { joined } from "./busy-times.ts";
import { localOpenTimes } from "./local-time.ts";
import { ownRangesOn, type PracticeRules } from "./practice-rules.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { dateOf, type DayNumber, type Interval, weekdayOf } from "./wall-clock.ts";

export type OpenHours =
  & Pick<
    Availability,
    "timeZone" | "stays" | "rules" | "exceptions" | "vacations" | "closedOnPublicHolidays"
  >
  & { practices?: readonly Pick<PracticeRules, "hours">[] };

/** When a practitioner works on a date for any practice, without overlaps. Instants in ms. */
export function openHoursOn(hours: OpenHours, number: DayNumber): Interval[] {
  return joined(
    rangesOn(hours, number).flatMap((range) => localOpenTimes(hours, number, range)),
  );
}

function rangesOn(hours: OpenHours, number: DayNumber) {
  const date = dateOf(number);
  const isAway = hours.vacations.some(({ fromDate, toDate }) => fromDate <= date && date <= toDate);
  if (isAway) return [];
  const exception = hours.exceptions.find((one) => one.date === date);
  if (exception) return exception.ranges;
  if (hours.closedOnPublicHolidays && isPublicHoliday(number)) return [];
  const weekday = weekdayOf(number);
  return [
    ...hours.rules.filter((rule) => rule.weekday === weekday),
    ...ownRangesOn(hours.practices ?? [], weekday),
  ];
}
