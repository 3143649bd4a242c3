import { type BitSet, hasRow, rowsIn } from "./bit-set.ts";
import { narrow, type Narrowed, type TextMatches, type Viewer } from "./filters.ts";
import { freeRowsIn } from "./free-times.ts";
import type { SearchIndex } from "./search-index.ts";
import {
  mostRelaxations,
  personCodeFilters,
  type Relaxation,
  type SearchFilters,
} from "./search-request.ts";
import type { TimeWindow } from "./time-window.ts";

type FilterName = keyof SearchFilters;

/** Filters that are removed together, as one bit each. */
const units: FilterName[][] = [
  ["text"],
  ...personCodeFilters.map((name) => [name]),
  ["withinKm"],
  ["practices"],
  ["groups"],
  ["meetingTypes"],
  ["priceFromCents", "priceToCents"],
  ["durationFrom", "durationTo"],
  ["freeWithinDays"],
  ["partOfDay"],
];

function bitOfUnit(name: FilterName): number {
  return 1 << units.findIndex((names) => names.includes(name));
}

/** Filters of one kind: which rows pass (by layer for practices), after removing what. */
type Option<Rows> = { removed: number; rows: Rows | null };

/**
 * The smallest sets of filters whose removal gives results, with their number. For every practitioner the sets of
 * filters that exclude them are bit masks; the masks with the fewest bits are counted.
 */
export function waysOut(
  index: SearchIndex,
  filters: SearchFilters,
  narrowed: Narrowed,
  text: TextMatches | null,
  viewer: Viewer,
): Relaxation[] {
  const ofPeople = personOptions(index, filters, narrowed, text, viewer);
  const ofPractices = practiceOptions(index, narrowed, viewer);
  const everyPracticeFilter = ofPractices.flat().reduce((mask, { removed }) => mask | removed, 0);
  const byLayer = index.practices.map(({ all }, position) => ({
    all,
    groups: ofPractices.map((options) =>
      options.map(({ removed, rows }) => ({ removed, rows: rows && rows[position]! }))
    ),
  }));
  const totals = new Map<number, number>();
  let fewest = bitCount(everyPracticeFilter) + ofPeople.length;

  for (const row of rowsIn(narrowed.people.get("only") ?? index.shown)) {
    const masks = new Set<number>();
    for (const person of removals(ofPeople, row, [0], fewest)) {
      masks.add(person | everyPracticeFilter);
      if (everyPracticeFilter === 0) continue;
      for (const { all, groups } of byLayer) {
        if (!hasRow(all, row)) continue;
        for (const mask of removals(groups, row, [person], fewest)) masks.add(mask);
      }
    }
    for (const mask of masks) {
      const size = bitCount(mask);
      if (size > fewest) continue;
      if (size < fewest) totals.clear();
      fewest = size;
      totals.set(mask, (totals.get(mask) ?? 0) + 1);
    }
  }
  return [...totals].toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, mostRelaxations)
    .map(([mask, total]) => ({ filters: namesIn(mask, filters), total }));
}

/** The sets of filters to remove so that a row passes all groups, without those of more than `most`. */
function removals(
  groups: Option<BitSet>[][],
  row: number,
  masks: number[],
  most: number,
): number[] {
  for (const options of groups) {
    const [first] = options;
    if (!first!.rows || hasRow(first!.rows, row)) continue;
    const passing = options.filter(({ rows }) => !rows || hasRow(rows, row));
    masks = masks.flatMap((mask) => passing.map(({ removed }) => mask | removed))
      .filter((mask) => bitCount(mask) <= most);
    if (masks.length === 0) break;
  }
  return masks;
}

function personOptions(
  index: SearchIndex,
  filters: SearchFilters,
  narrowed: Narrowed,
  text: TextMatches | null,
  viewer: Viewer,
): Option<BitSet>[][] {
  return [...narrowed.people].flatMap(([name, rows]) => {
    if (name === "only") return [];
    const options: Option<BitSet>[] = [
      { removed: 0, rows },
      { removed: bitOfUnit(name), rows: null },
    ];
    if (name === "cities" && filters.withinKm !== undefined && !filters.near) {
      const { withinKm: _, ...inCity } = filters;
      const { people } = narrow(index, inCity, text, viewer);
      options.push({ removed: bitOfUnit("withinKm"), rows: people.get("cities")! });
    }
    return [options];
  });
}

const fieldOf = {
  practices: "practices",
  groups: "groups",
  meetingTypes: "meetingTypes",
  price: "priceFromCents",
  duration: "durationFrom",
} as const;

function practiceOptions(
  index: SearchIndex,
  { practices, window }: Narrowed,
  { now }: Viewer,
): Option<BitSet[]>[][] {
  const groups: Option<BitSet[]>[][] = [];
  for (const [name, rows] of practices) {
    if (name === "time" || name === "meetingTypes" && practices.has("time")) continue;
    groups.push([{ removed: 0, rows }, { removed: bitOfUnit(fieldOf[name]), rows: null }]);
  }
  if (window && practices.has("time")) groups.push(timeOptions(window));
  return groups;

  /** Days, part of the day and meeting type accept the same free times together. */
  function timeOptions(window: TimeWindow): Option<BitSet[]>[] {
    const parts = [
      ...(window.until < Infinity
        ? [{ removed: bitOfUnit("freeWithinDays"), without: { until: Infinity } }]
        : []),
      ...(window.part ? [{ removed: bitOfUnit("partOfDay"), without: { part: null } }] : []),
      ...(window.meetingTypes
        ? [{ removed: bitOfUnit("meetingTypes"), without: { meetingTypes: null } }]
        : []),
    ];
    return Array.from({ length: 1 << parts.length }, (_, chosen) => {
      const dropped = parts.filter((_, at) => chosen & 1 << at);
      const wider = Object.assign({}, window, ...dropped.map(({ without }) => without));
      const removed = dropped.reduce((mask, part) => mask | part.removed, 0);
      return { removed, rows: rowsFreeIn(wider) };
    });
  }

  function rowsFreeIn(window: TimeWindow): BitSet[] | null {
    const offering = practices.get("meetingTypes");
    const isTimed = window.part !== null || window.until < Infinity;
    if (!isTimed) return window.meetingTypes ? offering! : null;
    const among = window.meetingTypes ? offering! : index.practices.map(({ all }) => all);
    return freeRowsIn(index, window, among, now);
  }
}

function namesIn(mask: number, filters: SearchFilters): FilterName[] {
  return units.filter((_, at) => mask & 1 << at).flat()
    .filter((name) => filters[name] !== undefined);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
