import type { SearchRequest } from "../../api/therapists.ts";

/** What somebody looks for, without the paging: all of it stands in the address. */
export type Filters = Omit<SearchRequest, "limit" | "cursor">;

export type FilterName = keyof Filters;

export type ListFilter =
  | "needs"
  | "practices"
  | "groups"
  | "genders"
  | "languages"
  | "meetingTypes"
  | "cities";

export const sortings = ["best", "earliest", "price", "distance", "rating"] as const;

export type Sorting = (typeof sortings)[number];

/** Readable names in the address, e.g. `?need=stress,anxiety&city=tallinn&price=30-80&free=7`. */
export const listParams = {
  needs: "need",
  practices: "practice",
  groups: "group",
  genders: "gender",
  languages: "language",
  meetingTypes: "meeting",
  cities: "city",
} as const satisfies Record<ListFilter, string>;

export const listNames = Object.keys(listParams) as ListFilter[];

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The entries that hold something. */
export function defined<T extends object>(entries: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}

function writeCodes(codes: readonly string[]): string {
  return codes.map((code) => code.toLowerCase().replaceAll("_", "-")).join(",");
}

function writeSpan(from: number | undefined, to: number | undefined): string {
  return from === undefined && to === undefined ? "" : `${from ?? ""}-${to ?? ""}`;
}

/** Writes the address; what is not set leaves no trace in it. */
export function writeFilters(filters: Filters): URLSearchParams {
  const euros = (cents: number | undefined) => cents === undefined ? undefined : cents / 100;
  const entries: [string, string][] = [
    ["q", filters.text ?? ""],
    ...listNames.map((name): [string, string] => [
      listParams[name],
      writeCodes(filters[name] ?? []),
    ]),
    ["near", filters.near ? `${filters.near.lat},${filters.near.lon}` : ""],
    ["within", String(filters.withinKm ?? "")],
    ["price", writeSpan(euros(filters.priceFromCents), euros(filters.priceToCents))],
    ["duration", writeSpan(filters.durationFrom, filters.durationTo)],
    ["free", String(filters.freeWithinDays ?? "")],
    ["sort", filters.sort ?? ""],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ""));
}

/** The same as a query; commas stay readable. */
export function toQuery(filters: Filters): string {
  const query = writeFilters(filters).toString().replaceAll("%2C", ",");
  return query && `?${query}`;
}

/** The filters with some of them changed; `undefined` takes one away. */
export function changed(
  filters: Filters,
  change: { [Name in FilterName]?: Filters[Name] | undefined },
): Filters {
  return defined({ ...filters, ...change });
}

/** Filters that are taken away together, as one chip: the two ends of a span. */
export const together: Partial<Record<FilterName, FilterName[]>> = {
  priceFromCents: ["priceFromCents", "priceToCents"],
  priceToCents: ["priceFromCents", "priceToCents"],
  durationFrom: ["durationFrom", "durationTo"],
  durationTo: ["durationFrom", "durationTo"],
  near: ["near", "withinKm"],
};

/** The filters without one of them. */
export function without(filters: Filters, name: FilterName): Filters {
  const gone = new Set(together[name] ?? [name]);
  return Object.fromEntries(
    Object.entries(filters).filter(([each]) => !gone.has(each as FilterName)),
  );
}
