import type { Availability, DayRange, Vacation, WeeklyRule } from "./availability.ts";

export type Place = { id: string; name: string };

/** Minutes and days; see `Availability` for what each does. */
export type AvailabilitySettings = {
  bufferMinutes: number;
  /** Kept free besides the buffer between two sessions in different places. */
  travelMinutes: number;
  minimumNoticeMinutes: number;
  horizonDays: number;
  stepMinutes: number;
  dailyMaximum: number | null;
  closedOnPublicHolidays: boolean;
};

/** Everything a practitioner decides about their times, as one piece that is saved or refused whole. */
export type AvailabilityDraft = {
  /** IANA zone in which all minutes and dates are meant. */
  timeZone: string;
  rules: (WeeklyRule & { id: string })[];
  exceptions: { date: string; note: string; ranges: DayRange[] }[];
  vacations: (Vacation & { id: string; note: string })[];
  places: Place[];
  settings: AvailabilitySettings;
};

/** Length of the note on an exception or a vacation. */
export const availabilityNoteMaxLength = 200;

export const placeNameMaxLength = 200;

export const mostRules = 100;
export const mostExceptions = 400;
export const mostRangesADay = 12;
export const mostVacations = 60;
export const mostPlaces = 20;

/** Minutes in a week's grid start and end on a multiple of this. */
export const gridMinutes = 5;

/** Nobody plans further ahead than this many days. */
export const planningDays = 731;

/** What each setting may be, first and last included. */
export const settingBounds = {
  bufferMinutes: [0, 240],
  travelMinutes: [0, 480],
  minimumNoticeMinutes: [0, 43_200],
  horizonDays: [1, 365],
  stepMinutes: [5, 480],
  dailyMaximum: [1, 50],
} as const satisfies Partial<Record<keyof AvailabilitySettings, readonly [number, number]>>;

/** What of it decides which times are free. */
export function availabilityOf(draft: AvailabilityDraft): Availability {
  const { timeZone, rules, exceptions, vacations, settings } = draft;
  return { timeZone, rules, exceptions, vacations, ...settings };
}
