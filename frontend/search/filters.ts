import type { DomainCode } from "../api/domain-values.ts";
import { searchTherapists as limits } from "../api/limits.ts";
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

export const sortOrders = limits.sort.enum;

type Param = {
  name: string;
  read: (text: string) => Change;
  write: (filters: Filters) => string;
};

/** Changes of some filters; `undefined` removes one. */
export type Change = { [Name in FilterName]?: Filters[Name] | undefined };

/** Every parameter of the URL, e.g. `?need=stress,anxiety&city=tallinn&price=30-80&free=7`. */
const params: Param[] = [
  {
    name: "q",
    read: (text) => ({ text: text.trim().slice(0, limits.text.maxLength).trim() || undefined }),
    write: ({ text = "" }) => text,
  },
  ...listFilterNames.map(listParam),
  {
    name: "near",
    read: (text) => ({ near: readPoint(text) }),
    write: ({ near }) => near ? `${near.lat},${near.lon}` : "",
  },
  numberParam("within", "withinKm"),
  spanParam("price", "priceFromCents", "priceToCents", 100),
  spanParam("duration", "durationFrom", "durationTo"),
  numberParam("free", "freeWithinDays"),
  {
    name: "sort",
    read: (text) => ({ sort: sortOrders.find((order) => order === text && order !== "best") }),
    write: ({ sort = "" }) => sort,
  },
];

function listParam(filter: ListFilter): Param {
  return {
    name: listFilters[filter].param,
    read(text) {
      const codes = readCodes(text, limits[filter].maxItems);
      const chosen = filter === "groups"
        ? limits.groups.items.enum.filter((group) => codes.includes(group.toUpperCase()))
        : codes;
      return { [filter]: chosen.length > 0 ? chosen : undefined };
    },
    write: (filters) => (filters[filter] ?? []).map(codeToSlug).join(","),
  };
}

function numberParam(name: string, filter: "withinKm" | "freeWithinDays"): Param {
  return {
    name,
    read: (text) => ({ [filter]: readWhole(text, limits[filter]) }),
    write: (filters) => String(filters[filter] ?? ""),
  };
}

type SpanEnd = "priceFromCents" | "priceToCents" | "durationFrom" | "durationTo";

/** "30-80", "30-" or "-80", in steps of a unit: euros for cents. */
function spanParam(name: string, from: SpanEnd, to: SpanEnd, unit = 1): Param {
  const range = { minimum: limits[to].minimum / unit, maximum: limits[to].maximum / unit };
  return {
    name,
    read(text) {
      const [first = "", last = ""] = text.split("-");
      const ends = { from: readWhole(first, range), to: readWhole(last, range) };
      if (ends.from !== undefined && ends.to !== undefined && ends.from > ends.to) return {};
      return {
        [from]: ends.from === undefined ? undefined : ends.from * unit,
        [to]: ends.to === undefined ? undefined : ends.to * unit,
      };
    },
    write({ [from]: first, [to]: last }) {
      if (first === undefined && last === undefined) return "";
      return `${first === undefined ? "" : first / unit}-${last === undefined ? "" : last / unit}`;
    },
  };
}

/** SLEEP_DISORDERS is "sleep-disorders" in a URL. */
export function codeToSlug(code: string): string {
  return code.toLowerCase().replaceAll("_", "-");
}

export function slugToCode(slug: string): string {
  return slug.toUpperCase().replaceAll("-", "_");
}

function readCodes(text: string, limit: number): string[] {
  const slugs = text.split(",").filter((slug) => /^[a-z0-9-]{1,40}$/.test(slug));
  return [...new Set(slugs)].slice(0, limit).map(slugToCode);
}

function readWhole(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
}

function readPoint(text: string): Filters["near"] {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  if (!match) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  const { lat: { maximum: maxLat }, lon: { maximum: maxLon } } = limits.near;
  return Math.abs(lat) <= maxLat && Math.abs(lon) <= maxLon ? { lat, lon } : undefined;
}

/** Reads the filters from a URL and ignores what is not valid. */
export function readFilters(search: URLSearchParams): Filters {
  return params.reduce<Filters>(
    (filters, { name, read }) => changed(filters, read(search.get(name) ?? "")),
    {},
  );
}

/** The filters as a query string with readable commas; empty without filters. */
export function toQuery(filters: Filters): string {
  const entries = params.map(({ name, write }) => [name, write(filters)])
    .filter(([, text]) => text !== "");
  const query = new URLSearchParams(entries).toString().replaceAll("%2C", ",");
  return query && `?${query}`;
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
