import type { DomainCode, PracticeGroup } from "../domain-value.ts";
import type { Point } from "./geo.ts";

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

/**
 * Values of one list are alternatives; all filters must match. Type, price, duration and meeting type must match one
 * and the same practice. Prices in cents, durations in minutes.
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
};

export type SearchRequest = SearchFilters & {
  sort?: SearchOrder;
  limit: number;
  cursor?: string;
};

export type Facets = Record<PersonCodeFilter, Record<string, number>> & {
  practices: Record<string, number>;
  groups: Record<string, number>;
  meetingTypes: Record<string, number>;
  priceCents: { min: number; max: number } | null;
  durations: Record<string, number>;
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
] as const;

export type Why = { term: (typeof whyTerms)[number]; value: string; score: number };

type SearchHit = {
  therapistId: string;
  eventTypeUri: string | null;
  distanceKm: number | null;
  why: Why[];
};

export type SearchAnswer = {
  total: number;
  hits: SearchHit[];
  nextCursor: string | null;
  facets: Facets;
  relax: { filter: keyof SearchFilters; total: number } | null;
};
