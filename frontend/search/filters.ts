import type { DomainCode } from "../api/domain-values.ts";
import type { SearchRequest } from "../api/therapists.ts";

export type Filters = Omit<SearchRequest, "limit" | "cursor" | "timeZone">;

export type FilterName = keyof Filters;

type ListFilterOptions = {
  param: string;
  domain: DomainCode | null;
  title: `home.filters.${string}`;
  open?: boolean;
  properNames?: boolean;
};

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

export const panelSections = [
  "suits",
  "practices",
  "price",
  "languages",
  "meetingTypes",
  "needs",
  "cities",
  "distance",
  "freeWithin",
  "partOfDay",
  "duration",
  "genders",
] as const;

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

export function toQuery(filters: Filters): string {
  const { text, near, withinKm, freeWithinDays, freeOn, partOfDay, suits, sort } = filters;
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
    ["on", freeOn ? [...new Set([freeOn.from, freeOn.to])].join("_") : ""],
    ["part", partOfDay ?? ""],
    ["suits", suits ? "1" : ""],
    ["sort", sort ?? ""],
  ];
  const query = new URLSearchParams(entries.filter(([, value]) => value !== "")).toString();
  return query && `?${query.replaceAll("%2C", ",")}`;
}

export function searchAddress(filters: Filters): string {
  return `/${toQuery(filters)}`;
}

export function changed(filters: Filters, change: Change): Filters {
  return Object.fromEntries(
    Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined),
  );
}

const removedTogether: Partial<Record<FilterName, FilterName[]>> = {
  priceFromCents: ["priceFromCents", "priceToCents"],
  priceToCents: ["priceFromCents", "priceToCents"],
  durationFrom: ["durationFrom", "durationTo"],
  durationTo: ["durationFrom", "durationTo"],
  near: ["near", "withinKm"],
  freeWithinDays: ["freeWithinDays", "freeOn"],
};

type KnownValues = readonly { domainCode: DomainCode; code: string }[];

/** Without codes that no value has, of links that are old or mistyped; the server refuses them. */
export function withKnownCodes(filters: Filters, values: KnownValues | undefined): Filters {
  if (!values) return filters;
  const change: Change = {};
  for (const name of listFilterNames) {
    const { domain } = listFilters[name];
    const codes: readonly string[] = filters[name] ?? [];
    const known = codes.filter((code) =>
      values.some((value) => value.domainCode === domain && value.code === code)
    );
    if (domain === null || known.length === codes.length) continue;
    Object.assign(change, { [name]: known.length > 0 ? known : undefined });
  }
  return Object.keys(change).length > 0 ? changed(filters, change) : filters;
}

export function without(filters: Filters, ...names: FilterName[]): Filters {
  const removed = names.flatMap((name) => removedTogether[name] ?? [name]);
  return changed(filters, Object.fromEntries(removed.map((each) => [each, undefined])));
}
