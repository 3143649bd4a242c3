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

const groups = ["somatic", "talking", "energetic", "other"] as const;

/** Readable names in the address, e.g. `?need=stress,anxiety&city=tallinn&price=30-80&free=7`. */
const listParams = {
  needs: "need",
  practices: "practice",
  groups: "group",
  genders: "gender",
  languages: "language",
  meetingTypes: "meeting",
  cities: "city",
} as const satisfies Record<ListFilter, string>;

const listNames = Object.keys(listParams) as ListFilter[];

const longestText = 100;
const longestList = 35;
const farthestDay = 60;
const widestKm = 500;
const dearestEuros = 10_000;
const longestMinutes = 1_440;

/** "sleep-disorders" in the address is SLEEP_DISORDERS on the wire. */
function readCodes(text: string | null): string[] {
  const words = (text ?? "").split(",").filter((word) => /^[a-z0-9-]{1,40}$/.test(word));
  return [...new Set(words)].slice(0, longestList).map((word) =>
    word.toUpperCase().replaceAll("-", "_")
  );
}

function writeCodes(codes: readonly string[]): string {
  return codes.map((code) => code.toLowerCase().replaceAll("_", "-")).join(",");
}

function readWhole(text: string | null, min: number, max: number): number | undefined {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** "30-80", "30-" or "-80". */
function readSpan(text: string | null, max: number): { from?: number; to?: number } {
  const [from, to] = (text ?? "").split("-");
  const ends = { from: readWhole(from ?? null, 0, max), to: readWhole(to ?? null, 0, max) };
  if (ends.from !== undefined && ends.to !== undefined && ends.from > ends.to) return {};
  return defined(ends);
}

function writeSpan(from: number | undefined, to: number | undefined): string {
  return from === undefined && to === undefined ? "" : `${from ?? ""}-${to ?? ""}`;
}

function readPoint(text: string | null): Filters["near"] {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? "");
  if (!match) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** The entries that hold something. */
function defined<T extends object>(entries: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}

function isOneOf<T extends string>(all: readonly T[], value: string | null): value is T {
  return all.some((each) => each === value);
}

/** Reads the address; whatever it does not understand it leaves out. */
export function readFilters(params: URLSearchParams): Filters {
  const price = readSpan(params.get("price"), dearestEuros);
  const duration = readSpan(params.get("duration"), longestMinutes);
  const sort = params.get("sort");
  const text = params.get("q")?.trim().slice(0, longestText).trim();
  const lists = Object.fromEntries(
    listNames.map((name) => [name, readCodes(params.get(listParams[name]))]),
  ) as Record<ListFilter, string[]>;
  const chosenGroups = groups.filter((group) => lists.groups.includes(group.toUpperCase()));
  return defined({
    text: text || undefined,
    needs: filled(lists.needs),
    practices: filled(lists.practices),
    groups: filled(chosenGroups),
    genders: filled(lists.genders),
    languages: filled(lists.languages),
    meetingTypes: filled(lists.meetingTypes),
    cities: filled(lists.cities),
    near: readPoint(params.get("near")),
    withinKm: readWhole(params.get("within"), 1, widestKm),
    priceFromCents: price.from === undefined ? undefined : price.from * 100,
    priceToCents: price.to === undefined ? undefined : price.to * 100,
    durationFrom: duration.from,
    durationTo: duration.to,
    freeWithinDays: readWhole(params.get("free"), 1, farthestDay),
    sort: isOneOf(sortings, sort) && sort !== "best" ? sort : undefined,
  });
}

function filled<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
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
