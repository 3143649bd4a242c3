import {
  defined,
  type Filters,
  type ListFilter,
  listNames,
  listParams,
  sortings,
} from "./filters.ts";

const groups = ["somatic", "talking", "energetic", "other"] as const;

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

function readPoint(text: string | null): Filters["near"] {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text ?? "");
  if (!match) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
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
