import { searchTherapists as limits } from "../api/limits/therapists.ts";
import {
  changed,
  type Filters,
  type ListFilter,
  listFilterNames,
  listFilters,
  slugToCode,
} from "./filters.ts";

type Range = { minimum: number; maximum: number };

function readCodes(text: string, limit: number): string[] {
  const slugs = text.split(",").filter((slug) => /^[a-z0-9-]{1,40}$/.test(slug));
  return [...new Set(slugs)].slice(0, limit).map(slugToCode);
}

/** Links from elsewhere say "ru" for RUSSIAN. */
function languageOf(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const names = new Intl.DisplayNames("en", { type: "language" });
  const name = names.of(code.toLowerCase())?.toUpperCase() ?? code;
  return /^[A-Z]+$/.test(name) ? name : code;
}

function readList(filter: ListFilter, text: string): string[] | undefined {
  const read = readCodes(text, limits[filter].maxItems);
  const codes = filter === "languages" ? [...new Set(read.map(languageOf))] : read;
  const chosen = filter === "groups"
    ? limits.groups.items.enum.filter((group) => codes.includes(group.toUpperCase()))
    : codes;
  return chosen.length > 0 ? chosen : undefined;
}

function readWhole(text: string, { minimum, maximum }: Range): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= minimum && value <= maximum ? value : undefined;
}

function readRange(text: string, { minimum, maximum }: Range, unit = 1) {
  const [first = "", last = ""] = text.split("-");
  const range = { minimum: minimum / unit, maximum: maximum / unit };
  const [from, to] = [readWhole(first, range), readWhole(last, range)];
  if (from !== undefined && to !== undefined && from > to) return {};
  return {
    from: from === undefined ? undefined : from * unit,
    to: to === undefined ? undefined : to * unit,
  };
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** "2026-12-05", or "2026-12-05_2026-12-06". */
function readDays(text: string): Filters["freeOn"] {
  const [from = "", to = from, ...rest] = text.split("_");
  const isDay = (day: string) => dayPattern.test(day) && isRealDay(day);
  return isDay(from) && isDay(to) && from <= to && rest.length === 0 ? { from, to } : undefined;
}

function isRealDay(day: string): boolean {
  const at = new Date(day);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

function readPoint(text: string): Filters["near"] {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  if (!match) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  const { lat: { maximum: maxLat }, lon: { maximum: maxLon } } = limits.near;
  return Math.abs(lat) <= maxLat && Math.abs(lon) <= maxLon ? { lat, lon } : undefined;
}

/** Reads the filters from the URL of the search page and ignores what is not valid. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: string) => params.get(name) ?? "";
  const price = readRange(text("price"), limits.priceToCents, 100);
  const duration = readRange(text("duration"), limits.durationTo);
  const lists = Object.fromEntries(
    listFilterNames.map((name) => [name, readList(name, text(listFilters[name].param))]),
  );
  return changed({}, {
    text: text("q").trim().slice(0, limits.text.maxLength).trim() || undefined,
    ...lists,
    near: readPoint(text("near")),
    withinKm: readWhole(text("within"), limits.withinKm),
    priceFromCents: price.from,
    priceToCents: price.to,
    durationFrom: duration.from,
    durationTo: duration.to,
    freeWithinDays: readWhole(text("free"), limits.freeWithinDays),
    freeOn: readDays(text("on")),
    partOfDay: limits.partOfDay.enum.find((part) => part === text("part")),
    suits: text("suits") === "1" || undefined,
    sort: limits.sort.enum.find((order) => order === text("sort") && order !== "best"),
  });
}

/** Where the list of results starts: after the page before it. */
export function readAfter(params: URLSearchParams): string {
  const after = params.get("after") ?? "";
  return /^[\w-]{1,500}$/.test(after) ? after : "";
}
