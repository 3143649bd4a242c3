import { day, hour } from "./duration.ts";
import type { SearchFilters } from "./search/search-request.ts";

export const mostSavedSearches = 10;
export const savedSearchLimits = { name: 120, address: 2_000, practitioners: 500 } as const;

/** How often a search is repeated, and how often it may lead to a mail. */
export const repeatedMs = hour;
const mailedMs = day;
/** Who fits again within this time is not new: a time may be held and become free again. */
const rememberedMs = 7 * day;

export type SavedFilters = SearchFilters & {
  /** The IANA zone in which the person counts days. */
  timeZone?: string;
};

/** A search that its user gets mails about. Instants in ms. */
export type SavedSearch = {
  id: string;
  userId: string;
  name: string;
  /** Path and query of the page with the results. */
  address: string;
  filters: SavedFilters;
  /** When each practitioner fitted last, by id. */
  fitted: Record<string, number>;
  createdAt: number;
  lookedAt: number;
  mailedAt: number | null;
};

export function mayBeMailed({ mailedAt }: Pick<SavedSearch, "mailedAt">, now: number): boolean {
  return mailedAt === null || now - mailedAt >= mailedMs;
}

/** The practitioners who fit for the first time in a week, and what is remembered then. `now` in ms. */
export function newlyFitting(
  { fitted }: Pick<SavedSearch, "fitted">,
  ids: string[],
  now: number,
): { added: string[]; fitted: SavedSearch["fitted"] } {
  const recent = Object.entries(fitted).filter(([, at]) => now - at < rememberedMs);
  const known = new Set(recent.map(([id]) => id));
  return {
    added: ids.filter((id) => !known.has(id)),
    fitted: { ...Object.fromEntries(recent), ...Object.fromEntries(ids.map((id) => [id, now])) },
  };
}

/** Whether there is anything to look for: every practitioner fits an empty search. */
export function narrowsSearch(
  { timeZone: _, near, withinKm, priceFromCents = 0, durationFrom = 0, ...filters }: SavedFilters,
): boolean {
  const hasArea = near !== undefined && withinKm !== undefined;
  return hasArea || priceFromCents > 0 || durationFrom > 0 ||
    Object.values(filters).some((value) => !Array.isArray(value) || value.length > 0);
}

/** The results of a search are on the first page of the site. */
export function isSearchAddress(address: string): boolean {
  return /^\/\?[^\s#\\]+$/.test(address);
}
