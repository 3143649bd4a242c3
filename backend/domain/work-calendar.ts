import type { AvailabilityDraft } from "./availability-draft.ts";
import type { DayRange } from "./availability.ts";
import { localOpenTimes, stayOn } from "./local-time.ts";
import { ownRangesOn } from "./practice-rules.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { dateOf, type DayNumber, type Interval, weekdayOf } from "./wall-clock.ts";

export const mostCalendarDays = 42;

type WorkTime = { startsAt: number; endsAt: number };

/** One day of the working hours. Instants in ms. */
export type WorkDay = {
  /** YYYY-MM-DD in the practitioner's zone. */
  date: string;
  /** Of the hours of this date (IANA): another than the practitioner's during a stay. */
  timeZone: string;
  away: "vacation" | "holiday" | null;
  note: string;
  open: (WorkTime & { placeId: string | null })[];
  /** Usual hours that an exception closes. */
  closed: WorkTime[];
};

type Hours = Pick<
  AvailabilityDraft,
  "timeZone" | "stays" | "rules" | "exceptions" | "vacations" | "practices" | "settings"
>;

/** The days from `first` to `last`, both included. */
export function workDays(hours: Hours, first: DayNumber, last: DayNumber): WorkDay[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => workDay(hours, first + nth));
}

function workDay(hours: Hours, number: DayNumber): WorkDay {
  const date = dateOf(number);
  const timeZone = stayOn(hours, number)?.timeZone ?? hours.timeZone;
  const vacation = hours.vacations.find(({ fromDate, toDate }) =>
    fromDate <= date && date <= toDate
  );
  if (vacation) {
    return { date, timeZone, away: "vacation", note: vacation.note, open: [], closed: [] };
  }
  const exception = hours.exceptions.find((one) => one.date === date);
  const usual = usualHours(hours, number);
  const isHoliday = hours.settings.closedOnPublicHolidays && isPublicHoliday(number);
  const instants = (range: Pick<DayRange, "fromMinute" | "toMinute">) =>
    localOpenTimes(hours, number, range).map(timeOf);
  return {
    date,
    timeZone,
    away: isHoliday && !exception ? "holiday" : null,
    note: exception?.note ?? "",
    open: (exception?.ranges ?? usual).flatMap((range) =>
      instants(range).map((time) => ({ ...time, placeId: range.placeId }))
    ),
    closed: exception ? withoutRanges(usual, exception.ranges).flatMap(instants) : [],
  };
}

type UsualHours = Pick<Hours, "timeZone" | "stays" | "rules" | "practices" | "settings">;

/** The hours of a date without its exception, in order: the general ones and those of practices. */
export function usualHours(hours: UsualHours, number: DayNumber): DayRange[] {
  if (hours.settings.closedOnPublicHolidays && isPublicHoliday(number)) return [];
  const isAway = stayOn(hours, number) !== undefined;
  const weekday = weekdayOf(number);
  const ranges = [
    ...hours.rules.filter((rule) => rule.weekday === weekday),
    ...ownRangesOn(hours.practices, weekday),
  ];
  return joinedRanges(ranges.map((range) => isAway ? { ...range, placeId: null } : range));
}

/** Ranges in order; those of one place that touch or overlap are one. */
export function joinedRanges(ranges: readonly DayRange[]): DayRange[] {
  const all: DayRange[] = [];
  for (const { fromMinute, toMinute, placeId } of ranges.toSorted(byStart)) {
    const last = all.findLast((one) => one.placeId === placeId);
    if (last && last.toMinute >= fromMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else all.push({ fromMinute, toMinute, placeId });
  }
  return all;
}

function byStart(one: DayRange, other: DayRange): number {
  return one.fromMinute - other.fromMinute;
}

/** What is left of ranges when others are cut out of them. */
export function withoutRanges(
  ranges: readonly DayRange[],
  cut: readonly Pick<DayRange, "fromMinute" | "toMinute">[],
): DayRange[] {
  return cut.reduce<DayRange[]>((left, { fromMinute, toMinute }) =>
    left.flatMap((range) =>
      [
        { ...range, toMinute: Math.min(range.toMinute, fromMinute) },
        { ...range, fromMinute: Math.max(range.fromMinute, toMinute) },
      ].filter((part) => part.fromMinute < part.toMinute)
    ), [...ranges]);
}

function timeOf({ from, to }: Interval): WorkTime {
  return { startsAt: from, endsAt: to };
}
