import type { PracticeGroup } from "../domain-value.ts";
import type { Point } from "./geo.ts";

/** The largest values that a search accepts. */
export const searchLimits = {
  /** Characters of the search text. */
  text: 100,
  /** Values of one filter. */
  values: 50,
  /** Half the circumference of the Earth. */
  distanceKm: 20_100,
  priceCents: 10_000_000,
  durationMinutes: 1440,
  freeWithinDays: 60,
  pageSize: 50,
};

export const searchOrders = ["best", "earliest", "price", "distance", "rating"] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** How many free times a search result shows. */
export const timesOnCard = 3;

/**
 * What somebody looks for. Within one list any value will do; between filters all must hold. Kind, price, length
 * and meeting type must be true of one and the same practice. Prices in cents, lengths in minutes.
 */
export type SearchFilters = {
  text?: string;
  needs?: string[];
  practices?: string[];
  groups?: PracticeGroup[];
  genders?: string[];
  languages?: string[];
  meetingTypes?: string[];
  cities?: string[];
  near?: Point;
  /** From `near`; without it from the centre of a chosen city, which then need not be the practitioner's. */
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

/** How many practitioners choosing a value would give, all other filters kept. */
export type Facets = {
  needs: Record<string, number>;
  practices: Record<string, number>;
  groups: Record<string, number>;
  genders: Record<string, number>;
  languages: Record<string, number>;
  meetingTypes: Record<string, number>;
  cities: Record<string, number>;
  /** Of the practices that fit everything but the price. */
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

/** One named part of what put a practitioner where they are; the scores of best match add up to its score. */
export type Why = { term: (typeof whyTerms)[number]; value: string; score: number };

export type SearchHit = {
  therapistId: string;
  /** The practice shown: the first that fits (in the order of price, the cheapest that does). */
  eventTypeUri: string | null;
  distanceKm: number | null;
  why: Why[];
};

export type SearchAnswer = {
  total: number;
  hits: SearchHit[];
  nextCursor: string | null;
  facets: Facets;
  /** When nobody is found: the filter without which most are. */
  relax: { filter: keyof SearchFilters; total: number } | null;
};
