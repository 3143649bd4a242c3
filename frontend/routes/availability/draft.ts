import type { components } from "../../api/schema.d.ts";
import type { Day } from "../../days.ts";

export type Availability = components["schemas"]["Availability"];
export type Draft = components["schemas"]["AvailabilityDraft"];
export type Rule = Draft["rules"][number];
export type Exception = Draft["exceptions"][number];
export type Vacation = Draft["vacations"][number];
export type Place = Draft["places"][number];
export type Settings = Draft["settings"];
export type DayRange = Exception["ranges"][number];
/** Hours of the usual week while they are being written; without an id they are new. */
export type Hours = DayRange & { weekday: number };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What of an answer can be changed. */
export function draftOf(
  { timeZone, rules, exceptions, vacations, places, settings }: Availability,
): Draft {
  return { timeZone, rules, exceptions, vacations, places, settings };
}

const byDay = (a: Rule, b: Rule) => a.weekday - b.weekday || a.fromMinute - b.fromMinute;

/** Whether two drafts mean the same, whatever the order in which things were added. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

function inOrder({ timeZone, rules, exceptions, vacations, places, settings }: Draft) {
  const { bufferMinutes, travelMinutes, minimumNoticeMinutes, horizonDays } = settings;
  const { stepMinutes, dailyMaximum, closedOnPublicHolidays } = settings;
  return {
    timeZone,
    rules: rules.toSorted(byDay).map((rule) => [rule.weekday, ...rangeParts(rule)]),
    exceptions: exceptions.toSorted((x, y) => x.date.localeCompare(y.date))
      .map(({ date, note, ranges }) => [date, note, ranges.map(rangeParts).sort()]),
    vacations: vacations.toSorted((x, y) => x.fromDate.localeCompare(y.fromDate))
      .map(({ fromDate, toDate, note }) => [fromDate, toDate, note]),
    places: places.map(({ id, name }) => [id, name]),
    settings: [
      bufferMinutes,
      travelMinutes,
      minimumNoticeMinutes,
      horizonDays,
      stepMinutes,
      dailyMaximum,
      closedOnPublicHolidays,
    ],
  };
}

function rangeParts({ fromMinute, toMinute, placeId }: DayRange) {
  return [fromMinute, toMinute, placeId];
}

/** Hours of a weekday that would lie over others in the same place; `exceptId` does not count. */
export function runsInto(draft: Draft, hours: Hours, exceptId?: string): boolean {
  return draft.rules.some((rule) =>
    rule.id !== exceptId && rule.weekday === hours.weekday && overlap(rule, hours)
  );
}

/** Ranges of one day in one place that share a minute. */
export function overlap(a: DayRange, b: DayRange): boolean {
  return a.placeId === b.placeId && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;
}

/** With these hours, in place of those that had the id before. */
export function withRule(draft: Draft, rule: Rule): Draft {
  const others = draft.rules.filter(({ id }) => id !== rule.id);
  return { ...draft, rules: [...others, rule].toSorted(byDay) };
}

export function withoutRule(draft: Draft, ruleId: string): Draft {
  return { ...draft, rules: draft.rules.filter(({ id }) => id !== ruleId) };
}

/** The same hours on other days; a day where they would lie over others stays as it is. */
export function copied(
  draft: Draft,
  hours: Hours,
  days: readonly number[],
  newId: () => string,
): Draft {
  return days.reduce((soFar, weekday) => {
    const copy = { ...hours, weekday };
    return runsInto(soFar, copy) ? soFar : withRule(soFar, { ...copy, id: newId() });
  }, draft);
}

/** A date has hours of its own at most once. */
export function withException(draft: Draft, exception: Exception, insteadOf?: Day): Draft {
  const others = draft.exceptions
    .filter(({ date }) => date !== exception.date && date !== insteadOf);
  const exceptions = [...others, exception].toSorted((a, b) => a.date.localeCompare(b.date));
  return { ...draft, exceptions };
}

export function withoutException(draft: Draft, date: Day): Draft {
  return { ...draft, exceptions: draft.exceptions.filter((each) => each.date !== date) };
}

export function withVacation(draft: Draft, vacation: Vacation): Draft {
  const others = draft.vacations.filter(({ id }) => id !== vacation.id);
  const vacations = [...others, vacation]
    .toSorted((a, b) => a.fromDate.localeCompare(b.fromDate));
  return { ...draft, vacations };
}

export function withoutVacation(draft: Draft, vacationId: string): Draft {
  return { ...draft, vacations: draft.vacations.filter(({ id }) => id !== vacationId) };
}

export function withPlace(draft: Draft, place: Place): Draft {
  const known = draft.places.some(({ id }) => id === place.id);
  const places = known
    ? draft.places.map((each) => each.id === place.id ? place : each)
    : [...draft.places, place];
  return { ...draft, places };
}

/** How many hours of the week and of single dates are in a place. */
export function usesOf({ rules, exceptions }: Draft, placeId: string) {
  const here = (range: DayRange) => range.placeId === placeId;
  return {
    rules: rules.filter(here).length,
    dates: exceptions.filter(({ ranges }) => ranges.some(here)).length,
  };
}

/** What becomes of the hours in a place that is given up: they go elsewhere (null: by video only), or away. */
export type Instead = { placeId: string | null } | "away";

/** Without a place. Hours that would lie over others there go away as well. */
export function withoutPlace(draft: Draft, placeId: string, instead: Instead): Draft {
  function moved<Range extends DayRange>(
    ranges: Range[],
    sameDay: (a: Range, b: Range) => boolean,
  ) {
    const stay = ranges.filter((range) => range.placeId !== placeId);
    if (instead === "away") return stay;
    return ranges.filter((range) => range.placeId === placeId).reduce((soFar, range) => {
      const next = { ...range, placeId: instead.placeId };
      const fits = !soFar.some((each) => sameDay(each, next) && overlap(each, next));
      return fits ? [...soFar, next] : soFar;
    }, stay);
  }
  return {
    ...draft,
    places: draft.places.filter(({ id }) => id !== placeId),
    rules: moved(draft.rules, (a, b) => a.weekday === b.weekday).toSorted(byDay),
    exceptions: draft.exceptions.map((exception) => ({
      ...exception,
      ranges: moved(exception.ranges, () => true),
    })),
  };
}

/** Weekday of a date, 1 is Monday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7 + 1;
}

export type DayHours = {
  ranges: DayRange[];
  /** Why it is not as in the usual week. */
  because: "week" | "exception" | "vacation" | "holiday";
};

/** The hours of a date. A vacation is stronger than hours of the date's own, and these than a public holiday. */
export function hoursOn(draft: Draft, holidays: readonly Day[], day: Day): DayHours {
  if (draft.vacations.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate)) {
    return { ranges: [], because: "vacation" };
  }
  const exception = draft.exceptions.find(({ date }) => date === day);
  if (exception) return { ranges: exception.ranges, because: "exception" };
  if (draft.settings.closedOnPublicHolidays && holidays.includes(day)) {
    return { ranges: [], because: "holiday" };
  }
  const weekday = weekdayOf(day);
  const ranges = draft.rules.filter((rule) => rule.weekday === weekday)
    .map(({ fromMinute, toMinute, placeId }) => ({ fromMinute, toMinute, placeId }));
  return { ranges, because: "week" };
}

/** How many minutes of a day are open; where ranges lie over each other they count once. */
export function openMinutes(ranges: readonly DayRange[]): number {
  let until = 0;
  return ranges.toSorted((a, b) => a.fromMinute - b.fromMinute)
    .reduce((sum, { fromMinute, toMinute }) => {
      const from = Math.max(fromMinute, until);
      until = Math.max(until, toMinute);
      return sum + Math.max(0, toMinute - from);
    }, 0);
}
