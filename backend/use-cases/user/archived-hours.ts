import type { AvailabilityDraft, AvailabilitySettings } from "../../domain/availability-draft.ts";
import type { DayRange } from "../../domain/availability.ts";
import type { PracticeRules } from "../../domain/practice-rules.ts";
import type { Practice } from "../../domain/therapist.ts";

/** Times of day as HH:MM. `place`: its name, or null by video. */
type Hours = { fromTime: string; toTime: string; place: string | null };

type WeeklyHours = Hours & { weekday: number };

type Days = { fromDate: string; toDate: string };

/** The hours of a calendar, with names instead of ids. */
export type ArchivedHours = AvailabilitySettings & {
  timeZone: string;
  weekly: WeeklyHours[];
  dates: { date: string; note: string; hours: Hours[]; onlyShortens: boolean }[];
  vacations: (Days & { note: string })[];
  stays: (Days & { timeZone: string })[];
  places: string[];
  travelTimes: { places: string[]; minutes: number }[];
  practices: (Omit<PracticeRules, "hours" | "placeIds"> & {
    type: string;
    intro: boolean;
    weekly: WeeklyHours[] | null;
    places: string[] | null;
    questions: { name: string; required: boolean }[];
  })[];
};

export function archivedHours(
  draft: AvailabilityDraft,
  practices: readonly Practice[],
): ArchivedHours {
  const names = new Map(draft.places.map(({ id, name }) => [id, name]));
  const nameOf = (placeId: string) => names.get(placeId) ?? placeId;
  const hours = ({ fromMinute, toMinute, placeId }: DayRange): Hours => ({
    fromTime: timeText(fromMinute),
    toTime: timeText(toMinute),
    place: placeId === null ? null : nameOf(placeId),
  });
  const weekly = (rule: DayRange & { weekday: number }) => (
    { weekday: rule.weekday, ...hours(rule) }
  );
  const offered = new Map(practices.map((practice) => [practice.eventTypeUri, practice]));
  return {
    timeZone: draft.timeZone,
    weekly: draft.rules.map(weekly),
    dates: draft.exceptions.map(({ date, note, ranges, onlyShortens = false }) => (
      { date, note, hours: ranges.map(hours), onlyShortens }
    )),
    vacations: draft.vacations.map(({ fromDate, toDate, note }) => ({ fromDate, toDate, note })),
    stays: draft.stays.map(({ fromDate, toDate, timeZone }) => ({ fromDate, toDate, timeZone })),
    places: draft.places.map(({ name }) => name),
    travelTimes: draft.travelTimes.map(({ fromPlaceId, toPlaceId, minutes }) => (
      { places: [nameOf(fromPlaceId), nameOf(toPlaceId)], minutes }
    )),
    ...draft.settings,
    practices: draft.practices.flatMap((
      { eventTypeUri, hours: own, placeIds, questions, ...rules },
    ) => {
      const practice = offered.get(eventTypeUri);
      if (!practice) return [];
      return [{
        ...{ type: practice.type, intro: practice.intro, ...rules, questions },
        weekly: own?.map(weekly) ?? null,
        places: placeIds?.map(nameOf) ?? null,
      }];
    }),
  };
}

/** 540 is 09:00; the end of the day is 24:00. */
function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0")).join(":");
}
