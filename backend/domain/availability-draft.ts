import type { Availability, DayRange, Vacation, WeeklyRule } from "./availability.ts";

export type Place = { id: string; name: string };

export type AvailabilitySettings = {
  bufferMinutes: number;
  travelMinutes: number;
  minimumNoticeMinutes: number;
  horizonDays: number;
  stepMinutes: number;
  dailyMaximum: number | null;
  closedOnPublicHolidays: boolean;
};

export type AvailabilityDraft = {
  /** IANA zone of all minutes and dates. */
  timeZone: string;
  rules: (WeeklyRule & { id: string })[];
  exceptions: { date: string; note: string; ranges: DayRange[] }[];
  vacations: (Vacation & { id: string; note: string })[];
  places: Place[];
  settings: AvailabilitySettings;
};

export const availabilityNoteMaxLength = 200;

export const placeNameMaxLength = 200;

export const mostRules = 100;
export const mostExceptions = 400;
export const mostRangesADay = 12;
export const mostVacations = 60;
export const mostPlaces = 20;

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
} as const satisfies Partial<Record<keyof AvailabilitySettings, readonly [number, number]>>;

export function availabilityOf(draft: AvailabilityDraft): Availability {
  const { timeZone, rules, exceptions, vacations, settings } = draft;
  return { timeZone, rules, exceptions, vacations, ...settings };
}
