import { type Day, dayIn } from "../../days.ts";
import { type Draft, type PracticeRules, type StayAway, stayOn, type TravelTime } from "./draft.ts";

export function practiceOf({ practices }: Draft, eventTypeUrl: string): PracticeRules {
  return practices.find((practice) => practice.eventTypeUrl === eventTypeUrl) ?? {
    eventTypeUrl,
    bufferBeforeMinutes: null,
    bufferAfterMinutes: null,
    minimumNoticeMinutes: null,
    horizonDays: null,
    dailyMaximum: null,
    weeklyMaximum: null,
    hours: null,
    placeIds: null,
    questions: [],
  };
}

export function withPractice(draft: Draft, practice: PracticeRules): Draft {
  const isKnown = draft.practices.some(({ eventTypeUrl }) =>
    eventTypeUrl === practice.eventTypeUrl
  );
  const practices = isKnown
    ? draft.practices.map((one) => one.eventTypeUrl === practice.eventTypeUrl ? practice : one)
    : [...draft.practices, practice];
  return { ...draft, practices };
}

/** Without the rules of practices that are no longer offered. */
export function withOffered(draft: Draft, eventTypes: readonly { url: string }[]): Draft {
  const practices = draft.practices
    .filter(({ eventTypeUrl }) => eventTypes.some(({ url }) => url === eventTypeUrl));
  return practices.length === draft.practices.length ? draft : { ...draft, practices };
}

export function withStay(draft: Draft, stay: StayAway): Draft {
  const others = draft.stays.filter(({ id }) => id !== stay.id);
  const stays = [...others, stay].toSorted((a, b) => a.fromDate.localeCompare(b.fromDate));
  return { ...draft, stays };
}

export function withoutStay(draft: Draft, stayId: string): Draft {
  return { ...draft, stays: draft.stays.filter(({ id }) => id !== stayId) };
}

/** The zone of the wall clock on a date. */
export function zoneOn(draft: Draft, day: Day): string {
  return stayOn(draft, day)?.timeZone ?? draft.timeZone;
}

/** The practitioner's zone at an instant. */
export function zoneAt(draft: Draft, instant: string): string {
  return draft.stays.find(({ timeZone, fromDate, toDate }) => {
    const day = dayIn(timeZone, instant);
    return fromDate <= day && day <= toDate;
  })?.timeZone ?? draft.timeZone;
}

export function travelBetween(draft: Draft, one: string, other: string): number | null {
  const own = draft.travelTimes.find(({ fromPlaceId, toPlaceId }) =>
    [fromPlaceId, toPlaceId].includes(one) && [fromPlaceId, toPlaceId].includes(other)
  );
  return own?.minutes ?? null;
}

/** null: as between other places. */
export function withTravel(
  draft: Draft,
  { fromPlaceId, toPlaceId, minutes }: Omit<TravelTime, "minutes"> & { minutes: number | null },
): Draft {
  const others = draft.travelTimes.filter((one) =>
    ![one.fromPlaceId, one.toPlaceId].includes(fromPlaceId) ||
    ![one.fromPlaceId, one.toPlaceId].includes(toPlaceId)
  );
  const own = minutes === null ? [] : [{ fromPlaceId, toPlaceId, minutes }];
  return { ...draft, travelTimes: [...others, ...own] };
}
