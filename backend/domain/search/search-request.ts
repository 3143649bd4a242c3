import type { DomainCode, PracticeGroup } from "../domain-value.ts";
import type { SuitedPractices } from "../suitability/suited-practices.ts";
import type { Language } from "../text.ts";
import type { Point } from "./geo.ts";
import type { PartOfDay } from "./part-of-day.ts";

export const searchLimits = {
  text: 100,
  values: 50,
  distanceKm: 20_100,
  priceCents: 10_000_000,
  durationMinutes: 1440,
  freeWithinDays: 60,
  pageSize: 50,
};

export const searchOrders = ["best", "earliest", "price", "distance", "rating"] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** The filters by a code of the practitioner, with the domain of the codes. */
export const personCodes = {
  needs: "WAY_OF_HELPING",
  genders: "GENDER",
  languages: "LANGUAGE",
  cities: "CITY",
} as const satisfies Record<string, DomainCode>;

export type PersonCodeFilter = keyof typeof personCodes;

export const personCodeFilters = Object.keys(personCodes) as PersonCodeFilter[];

export const timesOnCard = 3;

/** How many practitioners can be compared side by side. */
export const comparedAtOnce = 4;

/** The zone of a viewer who does not say theirs, and of a calendar that is not loaded. */
export const homeZone = "Europe/Tallinn";

/**
 * Values of one list are alternatives; all filters must match. Type, price, duration and meeting type must match one
 * and the same practice, which must be free in the part of the day and within the days. Prices in cents, durations in
 * minutes, days by the viewer's calendar.
 */
export type SearchFilters = Partial<Record<PersonCodeFilter, string[]>> & {
  text?: string;
  practices?: string[];
  groups?: PracticeGroup[];
  meetingTypes?: string[];
  near?: Point;
  withinKm?: number;
  priceFromCents?: number;
  priceToCents?: number;
  durationFrom?: number;
  durationTo?: number;
  freeWithinDays?: number;
  /** Dates, the last one included. */
  freeOn?: { from: string; to: string };
  partOfDay?: PartOfDay;
  /** Only practices that are possible by the caller's test. Without a result it has no effect. */
  suits?: boolean;
};

export type SearchRequest = SearchFilters & {
  /** Ids of the only practitioners to consider. */
  only?: string[];
  /** The viewer's IANA zone. */
  timeZone?: string;
  sort?: SearchOrder;
  limit: number;
  cursor?: string;
};

/** Who searches. `now` in ms; `suited` is left out without a test result. */
export type SearchVisitor = {
  now: number;
  language: Language;
  suited?: SuitedPractices | null;
};

export type Facets = Record<PersonCodeFilter, Record<string, number>> & {
  practices: Record<string, number>;
  groups: Record<string, number>;
  meetingTypes: Record<string, number>;
  priceCents: { min: number; max: number } | null;
  durations: Record<string, number>;
  partsOfDay: Record<PartOfDay, number>;
  /** Null without a test result. */
  suits: number | null;
};

export const whyTerms = [
  "need",
  "practice",
  "language",
  "city",
  "distance",
  "earliest",
  "rating",
  "text",
  "price",
  "suits",
  "unsuited",
] as const;

export type Why = { term: (typeof whyTerms)[number]; value: string; score: number };

export type SearchHit = {
  therapistId: string;
  /** Of the practice that is offered. */
  eventTypeUri: string | null;
  /** Where the practitioner and the practice are in the index; -1 without a practice. */
  row: number;
  layer: number;
  distanceKm: number | null;
  why: Why[];
};

/** `text` is what is left of the text, when only one of its words is removed. */
export type Relaxation = { filters: (keyof SearchFilters)[]; text?: string; total: number };

export type Correction = { word: string; matched: string[] };

export const mostRelaxations = 3;

export type SearchAnswer = {
  total: number;
  hits: SearchHit[];
  nextCursor: string | null;
  facets: Facets;
  /** Without results: the smallest sets of filters whose removal gives any, most results first. */
  relax: Relaxation[];
  /** Words of the text that no profile has as typed, and the words that were searched for instead. */
  corrections: Correction[];
};
