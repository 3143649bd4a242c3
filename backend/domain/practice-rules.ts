import type { Availability, DayRange, WeeklyRule } from "./availability.ts";

/** The rules of one practice; null: as the account. */
export type PracticeRules = {
  bufferBeforeMinutes: number | null;
  bufferAfterMinutes: number | null;
  minimumNoticeMinutes: number | null;
  horizonDays: number | null;
  /** Most sessions of this practice, besides the account's maximum of all. */
  dailyMaximum: number | null;
  weeklyMaximum: number | null;
  /** Its weekly hours, which the hours of a date only shorten. */
  hours: WeeklyRule[] | null;
  /** Where it is offered in person. */
  placeIds: string[] | null;
};

/** Everything as the account. */
export const usualRules: PracticeRules = {
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
  minimumNoticeMinutes: null,
  horizonDays: null,
  dailyMaximum: null,
  weeklyMaximum: null,
  hours: null,
  placeIds: null,
};

/** The ranges of practices with hours of their own on a weekday. */
export function ownRangesOn(
  practices: readonly Pick<PracticeRules, "hours">[],
  weekday: number,
): DayRange[] {
  return practices.flatMap(({ hours }) => hours ?? [])
    .filter((rule) => rule.weekday === weekday)
    .map(({ fromMinute, toMinute, placeId }) => ({ fromMinute, toMinute, placeId }));
}

/** The rules without places that no longer exist: their hours are by video. */
export function withKnownPlaces<Rules extends PracticeRules>(
  rules: Rules,
  isKnown: (placeId: string) => boolean,
): Rules {
  const { hours, placeIds } = rules;
  if (!hours && !placeIds) return rules;
  return {
    ...rules,
    hours:
      hours?.map((rule) =>
        rule.placeId === null || isKnown(rule.placeId) ? rule : { ...rule, placeId: null }
      ) ?? null,
    placeIds: placeIds?.filter(isKnown) ?? null,
  };
}

/** The availability of an account with the rules of one of its event types. */
export function withPracticeRules(
  availability: Availability,
  typeId: string,
  rules: PracticeRules,
): Availability {
  if (Object.values(rules).every((value) => value === null)) return availability;
  const { bufferMinutes, minimumNoticeMinutes, horizonDays } = availability;
  const { hours, placeIds, dailyMaximum, weeklyMaximum } = rules;
  return {
    ...availability,
    bufferMinutes: rules.bufferAfterMinutes ?? bufferMinutes,
    bufferBeforeMinutes: rules.bufferBeforeMinutes ?? bufferMinutes,
    minimumNoticeMinutes: rules.minimumNoticeMinutes ?? minimumNoticeMinutes,
    horizonDays: rules.horizonDays ?? horizonDays,
    own: { typeId, hours, placeIds, dailyMaximum, weeklyMaximum },
  };
}
