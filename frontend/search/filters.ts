import type { DomainCode } from "../api/domain-values.ts";
import type { SearchRequest } from "../api/therapists.ts";

/** The filters of the search, without paging. The URL of the search page holds all of them. */
export type Filters = Omit<SearchRequest, "limit" | "cursor">;

export type FilterName = keyof Filters;

type ListFilterOptions = {
  /** The name in the URL. */
  param: string;
  /** The domain whose values are offered; practice groups have none. */
  domain: DomainCode | null;
  /** The translation key of the heading. */
  title: `home.filters.${string}`;
  /** The section starts open in the filter panel. */
  open?: boolean;
  /** Labels keep their capital letter inside a sentence. */
  properNames?: boolean;
};

/** Filters by a list of codes. A new one is an entry here and in `panelSections`. */
export const listFilters = {
  needs: { param: "need", domain: "WAY_OF_HELPING", title: "home.filters.need" },
  practices: {
    param: "practice",
    domain: "THERAPY_TYPE",
    title: "home.filters.practice",
    properNames: true,
  },
  groups: { param: "group", domain: null, title: "home.filters.practice" },
  genders: { param: "gender", domain: "GENDER", title: "home.filters.gender" },
  languages: { param: "language", domain: "LANGUAGE", title: "home.filters.language", open: true },
  meetingTypes: {
    param: "meeting",
    domain: "MEETING_TYPE",
    title: "home.filters.meeting",
    open: true,
  },
  cities: { param: "city", domain: "CITY", title: "home.filters.location", properNames: true },
} as const satisfies Partial<Record<FilterName, ListFilterOptions>>;

export type ListFilter = keyof typeof listFilters;

export const listFilterNames = Object.keys(listFilters) as ListFilter[];

/** The sections of the filter panel, from top to bottom. */
export const panelSections = [
  "practices",
  "price",
  "languages",
  "meetingTypes",
  "needs",
  "cities",
  "distance",
  "freeWithin",
  "duration",
  "genders",
] as const;

/** Changes of some filters; `undefined` removes one. */
export type Change = { [Name in FilterName]?: Filters[Name] | undefined };

/** SLEEP_DISORDERS is "sleep-disorders" in a URL. */
export function codeToSlug(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}

export function slugToCode(slug: string): string {
  return slug.toUpperCase().replaceAll("-", "_");
}

function rangeText(from: number | undefined, to: number | undefined, unit = 1): string {
  if (from === undefined && to === undefined) return "";
  return `${from === undefined ? "" : from / unit}-${to === undefined ? "" : to / unit}`;
}

/** The filters as a query string; empty without filters: `?need=stress,anxiety&city=tallinn&price=30-80&free=7`. */
export function toQuery(filters: Filters): string {
  const { text, near, withinKm, freeWithinDays, sort } = filters;
  const entries: [string, string][] = [
    ["q", text ?? ""],
    ...listFilterNames.map((name): [string, string] => [
      listFilters[name].param,
      (filters[name] ?? []).map(codeToSlug).join(","),
    ]),
    ["near", near ? `${near.lat},${near.lon}` : ""],
    ["within", String(withinKm ?? "")],
    ["price", rangeText(filters.priceFromCents, filters.priceToCents, 100)],
    ["duration", rangeText(filters.durationFrom, filters.durationTo)],
    ["free", String(freeWithinDays ?? "")],
    ["sort", sort ?? ""],
  ];
  const query = new URLSearchParams(entries.filter(([, value]) => value !== "")).toString();
  return query && `?${query.replaceAll("%2C", ",")}`;
}

/** The address of the search page with these filters. */
export function searchAddress(filters: Filters): string {
  return `/${toQuery(filters)}`;
}

export function changed(filters: Filters, change: Change): Filters {
  return Object.fromEntries(
    Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined),
  );
}

/** Filters that one chip removes together. */
const removedTogether: Partial<Record<FilterName, FilterName[]>> = {
  priceFromCents: ["priceFromCents", "priceToCents"],
  priceToCents: ["priceFromCents", "priceToCents"],
  durationFrom: ["durationFrom", "durationTo"],
  durationTo: ["durationFrom", "durationTo"],
  near: ["near", "withinKm"],
};

/** The filters without one of them, and without those that belong to it. */
export function without(filters: Filters, name: FilterName): Filters {
  const removed = removedTogether[name] ?? [name];
  return changed(filters, Object.fromEntries(removed.map((each) => [each, undefined])));
}
