import { type BitSet, countInAnyPair, everySet, haveCommonRow } from "./bit-set.ts";
import { narrow, type Narrowed, type TextMatches, type Viewer } from "./filters.ts";
import { freeRowsIn } from "./free-times.ts";
import type { SearchIndex } from "./search-index.ts";
import {
  mostRelaxations,
  personCodeFilters,
  type Relaxation,
  type SearchFilters,
} from "./search-request.ts";
import { isDated, type TimeWindow } from "./time-window.ts";

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
  ["freeWithinDays", "freeOn"],
  ["partOfDay"],
  ["suits"],
];

function bitOfUnit(name: FilterName): number {
  return 1 << units.findIndex((names) => names.includes(name));
}

/** Filters of one kind: which rows pass (by layer for practices), after removing what. */
type Option<Rows> = { removed: number; rows: Rows | null };

/**
 * The smallest sets of filters whose removal gives results, with their number: sets of one filter are tried first,
 * then of two and so on.
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
  const everyPracticeFilter = removedBy(ofPractices);
  const most = bitCount(everyPracticeFilter | removedBy(ofPeople));
  const totals = new Map<number, number>();
  for (let size = 1; size <= most && totals.size === 0; size++) removeSome(size);
  return [...totals].toSorted(([a, one], [b, other]) => other - one || a - b)
    .slice(0, mostRelaxations)
    .map(([mask, total]) => ({ filters: namesIn(mask, filters), total }));

  function removeSome(size: number): void {
    fromPeople(0, narrowed.people.get("only") ?? index.shown, 0);

    function fromPeople(at: number, people: BitSet, mask: number): void {
      if (at < ofPeople.length) {
        for (const { removed, rows } of ofPeople[at]!) {
          if (bitCount(mask | removed) > size) continue;
          const left = rows ? everySet([people, rows]) : people;
          if (hasAnyRow(left)) fromPeople(at + 1, left, mask | removed);
        }
        return;
      }
      // Without filters on practices a practitioner needs no practice.
      put(mask | everyPracticeFilter, [people]);
      if (everyPracticeFilter === 0) return;
      fromPractices(0, index.practices.map(({ all }) => everySet([people, all])), mask);
    }

    function fromPractices(at: number, layers: BitSet[], mask: number): void {
      if (at < ofPractices.length) {
        for (const { removed, rows } of ofPractices[at]!) {
          if (bitCount(mask | removed) > size) continue;
          const left = rows ? layers.map((set, layer) => everySet([set, rows[layer]!])) : layers;
          if (left.some(hasAnyRow)) fromPractices(at + 1, left, mask | removed);
        }
      } else if ((mask & everyPracticeFilter) !== everyPracticeFilter) put(mask, layers);
    }

    function put(mask: number, layers: BitSet[]): void {
      if (bitCount(mask) !== size) return;
      const total = countInAnyPair(layers, layers);
      if (total > 0) totals.set(mask, total);
    }
  }
}

function removedBy(groups: Option<unknown>[][]): number {
  return groups.flat().reduce((mask, { removed }) => mask | removed, 0);
}

function hasAnyRow(set: BitSet): boolean {
  return haveCommonRow(set, set);
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
  suits: "suits",
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
      ...(isDated(window)
        ? [{
          removed: bitOfUnit("freeWithinDays"),
          without: { from: -Infinity, until: Infinity },
        }]
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
    const isTimed = window.part !== null || isDated(window);
    if (!isTimed) return window.meetingTypes ? offering! : null;
    const free = freeRowsIn(index, window, now);
    return window.meetingTypes
      ? free.map((rows, layer) => everySet([rows, offering![layer]!]))
      : free;
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
