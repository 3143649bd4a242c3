import type {
  Availability,
  AvailabilityException,
  Stay,
  TravelTime,
  Vacation,
  WeeklyRule,
} from "./availability.ts";
import type { PracticeRules } from "./practice-rules.ts";

export type Place = { id: string; name: string };

export type AvailabilitySettings = {
  bufferMinutes: number;
  travelMinutes: number;
  minimumNoticeMinutes: number;
  horizonDays: number;
  stepMinutes: number;
  dailyMaximum: number | null;
  weeklyMaximum: number | null;
  closedOnPublicHolidays: boolean;
};

/** A question of the booking form. */
type BookingQuestion = { name: string; required: boolean };

export type PracticeDraft = PracticeRules & { eventTypeUri: string; questions: BookingQuestion[] };

export type AvailabilityDraft = {
  /** IANA zone of all minutes and dates. */
  timeZone: string;
  rules: (WeeklyRule & { id: string })[];
  exceptions: (AvailabilityException & { note: string })[];
  vacations: (Vacation & { id: string; note: string })[];
  places: Place[];
  travelTimes: TravelTime[];
  stays: (Stay & { id: string })[];
  /** Event types that are left out keep their rules. */
  practices: PracticeDraft[];
  settings: AvailabilitySettings;
};

export const availabilityNoteMaxLength = 200;

export const placeNameMaxLength = 200;

export const mostRules = 100;
export const mostExceptions = 400;
export const mostRangesADay = 12;
export const mostVacations = 60;
export const mostPlaces = 20;
export const mostTravelTimes = 190;
export const mostStays = 20;
export const mostPractices = 200;

export const mostQuestions = 10;
export const questionMaxLength = 200;

export const gridMinutes = 5;

export const planningDays = 731;

/** Least and most of each setting, inclusive. */
export const settingBounds = {
  bufferMinutes: [0, 240],
  travelMinutes: [0, 480],
  minimumNoticeMinutes: [0, 43_200],
  horizonDays: [1, 365],
  stepMinutes: [5, 480],
  dailyMaximum: [1, 50],
  weeklyMaximum: [1, 200],
} as const satisfies Partial<Record<keyof AvailabilitySettings, readonly [number, number]>>;

export function availabilityOf(draft: AvailabilityDraft): Availability {
  const { timeZone, rules, exceptions, vacations, travelTimes, stays, settings } = draft;
  return {
    timeZone,
    rules,
    exceptions,
    vacations,
    travelTimes,
    stays: stays.toSorted((a, b) => a.fromDate.localeCompare(b.fromDate)),
    ...settings,
  };
}
