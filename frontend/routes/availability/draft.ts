import type { components } from "../../api/schema.d.ts";
import type { Day } from "../../days.ts";

export type Availability = components["schemas"]["Availability"];
export type Draft = components["schemas"]["AvailabilityDraft"];
export type Rule = Draft["rules"][number];
export type Exception = Draft["exceptions"][number];
export type Vacation = Draft["vacations"][number];
export type Place = Draft["places"][number];
export type TravelTime = Draft["travelTimes"][number];
export type StayAway = Draft["stays"][number];
export type PracticeRules = Draft["practices"][number];
export type Question = PracticeRules["questions"][number];
export type Settings = Draft["settings"];
export type DayRange = Exception["ranges"][number];
export type Hours = DayRange & { weekday: number };

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export function draftOf(availability: Availability): Draft {
  const { timeZone, rules, exceptions, vacations, places, settings } = availability;
  const { travelTimes, stays, practices } = availability;
  return {
    timeZone,
    rules,
    exceptions,
    vacations,
    places,
    travelTimes,
    stays,
    practices,
    settings,
  };
}

const byDay = (a: Rule, b: Rule) => byWeekday(a, b);

function byWeekday(a: Hours, b: Hours): number {
  return a.weekday - b.weekday || a.fromMinute - b.fromMinute;
}

export const practiceNumbers = [
  "bufferBeforeMinutes",
  "bufferAfterMinutes",
  "minimumNoticeMinutes",
  "horizonDays",
  "dailyMaximum",
  "weeklyMaximum",
] as const;

/** Whether two drafts are equal, in whatever order their entries were added. */
export function sameDraft(a: Draft, b: Draft): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

function comparable(draft: Draft) {
  const { timeZone, rules, exceptions, vacations, places, settings } = draft;
  const { travelTimes, stays, practices } = draft;
  const { bufferMinutes, travelMinutes, minimumNoticeMinutes, horizonDays } = settings;
  const { stepMinutes, dailyMaximum, weeklyMaximum, closedOnPublicHolidays } = settings;
  return {
    travelTimes: travelTimes
      .map(({ fromPlaceId, toPlaceId, minutes }) =>
        [...[fromPlaceId, toPlaceId].sort(), minutes].join(" ")
      ).sort(),
    stays: stays.toSorted((x, y) => x.fromDate.localeCompare(y.fromDate))
      .map(({ fromDate, toDate, timeZone }) => [fromDate, toDate, timeZone]),
    practices: practices.map((practice) => [
      practice.eventTypeUrl,
      ...practiceNumbers.map((name) => practice[name]),
      practice.hours?.toSorted(byWeekday).map((rule) => [rule.weekday, ...rangeParts(rule)]),
      practice.placeIds?.toSorted(),
      practice.questions.map(({ name, required }) => [name, required]),
    ]),
    timeZone,
    rules: rules.toSorted(byDay).map((rule) => [rule.weekday, ...rangeParts(rule)]),
    exceptions: exceptions.toSorted((x, y) => x.date.localeCompare(y.date))
      .map(({ date, note, ranges, onlyShortens = false }) => [
        date,
        note,
        onlyShortens,
        ranges.map(rangeParts).sort(),
      ]),
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
      weeklyMaximum,
      closedOnPublicHolidays,
    ],
  };
}

function rangeParts({ fromMinute, toMinute, placeId }: DayRange) {
  return [fromMinute, toMinute, placeId];
}

/** Whether hours overlap others of the same weekday and place; the rule `exceptId` is ignored. */
export function overlapsRule(draft: Draft, hours: Hours, exceptId?: string): boolean {
  return draft.rules.some((rule) =>
    rule.id !== exceptId && rule.weekday === hours.weekday && overlap(rule, hours)
  );
}

export function overlap(a: DayRange, b: DayRange): boolean {
  return a.placeId === b.placeId && a.fromMinute < b.toMinute && b.fromMinute < a.toMinute;
}

export function withRule(draft: Draft, rule: Rule): Draft {
  const others = draft.rules.filter(({ id }) => id !== rule.id);
  return { ...draft, rules: [...others, rule].toSorted(byDay) };
}

export function withoutRule(draft: Draft, ruleId: string): Draft {
  return { ...draft, rules: draft.rules.filter(({ id }) => id !== ruleId) };
}

/** Copies hours to other weekdays, except where they overlap existing ones. */
export function copyHours(
  draft: Draft,
  hours: Hours,
  days: readonly number[],
  newId: () => string,
): Draft {
  return days.reduce((result, weekday) => {
    const copy = { ...hours, weekday };
    return overlapsRule(result, copy) ? result : withRule(result, { ...copy, id: newId() });
  }, draft);
}

export function withException(draft: Draft, exception: Exception, replacedDate?: Day): Draft {
  const others = draft.exceptions
    .filter(({ date }) => date !== exception.date && date !== replacedDate);
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
  const exists = draft.places.some(({ id }) => id === place.id);
  const places = exists
    ? draft.places.map((each) => each.id === place.id ? place : each)
    : [...draft.places, place];
  return { ...draft, places };
}

export function usesOf({ rules, exceptions, practices }: Draft, placeId: string | null) {
  const here = (range: DayRange) => range.placeId === placeId;
  const ofPractices = practices.flatMap(({ hours }) => hours ?? []);
  return {
    rules: [...rules, ...ofPractices].filter(here).length,
    dates: exceptions.filter(({ ranges }) => ranges.some(here)).length,
  };
}

/** What happens to the hours of a removed place: they move to another one (null: video only) or are deleted. */
export type Replacement = { placeId: string | null } | "delete";

/** Removes a place; hours that would overlap others in the replacement are deleted. */
export function withoutPlace(draft: Draft, placeId: string, replacement: Replacement): Draft {
  function moved<Range extends DayRange>(
    ranges: Range[],
    sameDay: (a: Range, b: Range) => boolean,
  ) {
    const others = ranges.filter((range) => range.placeId !== placeId);
    if (replacement === "delete") return others;
    return ranges.filter((range) => range.placeId === placeId).reduce((result, range) => {
      const next = { ...range, placeId: replacement.placeId };
      const fits = !result.some((each) => sameDay(each, next) && overlap(each, next));
      return fits ? [...result, next] : result;
    }, others);
  }
  return {
    ...draft,
    places: draft.places.filter(({ id }) => id !== placeId),
    rules: moved(draft.rules, (a, b) => a.weekday === b.weekday).toSorted(byDay),
    exceptions: draft.exceptions.map((exception) => ({
      ...exception,
      ranges: moved(exception.ranges, () => true),
    })),
    travelTimes: draft.travelTimes
      .filter(({ fromPlaceId, toPlaceId }) => fromPlaceId !== placeId && toPlaceId !== placeId),
    practices: draft.practices.map((practice) => ({
      ...practice,
      hours: practice.hours && moved(practice.hours, (a, b) => a.weekday === b.weekday),
      placeIds: practice.placeIds?.filter((id) => id !== placeId) ?? null,
    })).map((practice) => ({ ...practice, hours: practice.hours?.length ? practice.hours : null })),
  };
}

export function stayOn({ stays }: Draft, day: Day): StayAway | undefined {
  return stays.find(({ fromDate, toDate }) => fromDate <= day && day <= toDate);
}

export function weekdayOf(day: Day): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7 + 1;
}

/** The place that hours of a weekday most likely have: that of the day's other hours, or the first place. */
export function likelyPlace(draft: Draft, weekday: number): string | null {
  const sameDay = draft.rules.find((rule) => rule.weekday === weekday);
  return sameDay ? sameDay.placeId : draft.places[0]?.id ?? null;
}

export function suggestedHours(draft: Draft, weekday: number): Hours {
  return { weekday, fromMinute: 600, toMinute: 840, placeId: likelyPlace(draft, weekday) };
}

/** The weekly hours of a date's weekday, or suggested ones where there are none. */
export function weeklyHours(draft: Draft, day: Day): DayRange[] {
  const weekday = weekdayOf(day);
  const rules = draft.rules.filter((rule) => rule.weekday === weekday);
  return (rules.length > 0 ? rules : [suggestedHours(draft, weekday)])
    .map(({ fromMinute, toMinute, placeId }) => ({ fromMinute, toMinute, placeId }));
}

type DayHours = {
  ranges: DayRange[];
  source: "week" | "exception" | "vacation" | "holiday";
};

/** The hours of a date. A vacation overrides an exception, which overrides a public holiday. */
export function hoursOn(draft: Draft, holidays: readonly Day[], day: Day): DayHours {
  if (draft.vacations.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate)) {
    return { ranges: [], source: "vacation" };
  }
  const exception = draft.exceptions.find(({ date }) => date === day);
  if (exception) return { ranges: exception.ranges, source: "exception" };
  if (draft.settings.closedOnPublicHolidays && holidays.includes(day)) {
    return { ranges: [], source: "holiday" };
  }
  const weekday = weekdayOf(day);
  const ranges = draft.rules.filter((rule) => rule.weekday === weekday)
    .map(({ fromMinute, toMinute, placeId }) => ({
      fromMinute,
      toMinute,
      placeId: stayOn(draft, day) ? null : placeId,
    }));
  return { ranges, source: "week" };
}

/** The number of open minutes of a day; overlapping ranges count once. */
export function openMinutes(ranges: readonly DayRange[]): number {
  let end = 0;
  return ranges.toSorted((a, b) => a.fromMinute - b.fromMinute)
    .reduce((sum, { fromMinute, toMinute }) => {
      const from = Math.max(fromMinute, end);
      end = Math.max(end, toMinute);
      return sum + Math.max(0, toMinute - from);
    }, 0);
}
