import type { SuitedPractices } from "../suitability/suited-practices.ts";
import {
  anySet,
  type BitSet,
  countInAnyPair,
  countInBoth,
  countRows,
  everySet,
  haveCommonRow,
  highestIn,
  lend,
  lowestIn,
  wordsWithRows,
} from "./bit-set.ts";
import { countNumbers } from "./count-numbers.ts";
import {
  anyOf,
  anyTime,
  type Narrowed,
  nearestChords,
  peopleLeft,
  type PersonFilter,
  type PracticeFilter,
  practicesLeft,
  type Viewer,
  within,
} from "./filters.ts";
import { freeRowsIn } from "./free-times.ts";
import { partsOfDay } from "./part-of-day.ts";
import { leastInBand, type SearchIndex } from "./search-index.ts";
import {
  type Facets,
  type PersonCodeFilter,
  personCodeFilters,
  personCodes,
  type SearchFilters,
} from "./search-request.ts";

export type Found = { people: BitSet; practices: BitSet[] };

export function find(index: SearchIndex, narrowed: Narrowed): Found {
  const practices = practicesLeft(index, narrowed);
  const people = peopleLeft(index, narrowed);
  if (narrowed.practices.size === 0) return { people, practices };
  return {
    people: everySet(
      [people, anySet(practices, index.words, lend(index.words))],
      lend(index.words),
    ),
    practices,
  };
}

/** For every value of a filter: how many match with this value and all other filters. */
export function countFacets(
  index: SearchIndex,
  filters: SearchFilters,
  narrowed: Narrowed,
  found: Found,
  { now, timeZone, suited }: Viewer,
): Facets {
  const people = peopleLeft(index, narrowed);
  const among = wordsWithRows(people);
  let fits: BitSet[] | undefined;
  return {
    ...ofAllPeople(),
    practices: ofTypes(),
    groups: ofPractices("groups", "groups", [...new Set(index.groupOfType.values())]),
    meetingTypes: ofMeetingTypes(),
    durations: ofDurations(),
    priceCents: priceRange(),
    partsOfDay: ofPartsOfDay(),
    suits: suited && ofSuited(suited),
  };

  function ofAllPeople() {
    return Object.fromEntries(
      personCodeFilters.map((filter) => [
        filter,
        filter === "cities" ? ofCities() : ofPeople(filter),
      ]),
    ) as Record<PersonCodeFilter, Record<string, number>>;
  }

  function ofPeople(filter: PersonCodeFilter) {
    const others = foundWithout(filter);
    const among = wordsWithRows(others);
    return counts(index.codes[personCodes[filter]], (code) => {
      const set = index.people[filter].get(code);
      return set ? countInBoth(others, set, among) : 0;
    });
  }

  function foundWithout(filter: PersonFilter): BitSet {
    if (!narrowed.people.has(filter)) return found.people;
    const others = peopleLeft(index, narrowed, filter);
    if (narrowed.practices.size === 0) return others;
    return everySet(
      [others, anySet(found.practices, index.words, lend(index.words))],
      lend(index.words),
    );
  }

  function ofCities() {
    const { withinKm, near } = filters;
    if (withinKm === undefined || near) {
      return ofPeople("cities");
    }
    const others = foundWithout("cities");
    return counts(index.codes.CITY, (code) => {
      const centre = index.cityCentres.get(code);
      if (!centre) return 0;
      return countInBoth(others, within(index, nearestChords(index, [centre]), withinKm));
    });
  }

  function ofTypes() {
    const { codes, typeNumbers, practices } = index;
    const others = hasOtherPracticeFilters("practices") ? othersIn("practices") : null;
    if (!others || areMany(others)) {
      return ofPractices("practices", "types", codes.THERAPY_TYPE);
    }
    const layers = practices.map(({ typesByRow }) => typesByRow);
    const totals = countNumbers(others, layers, typeNumbers.size);
    return counts(codes.THERAPY_TYPE, (code) => totals[typeNumbers.get(code) ?? -1] ?? 0);
  }

  /** Comparing sets is faster then than reading rows. */
  function areMany(layers: BitSet[]): boolean {
    return layers.reduce((sum, rows) => sum + countRows(rows), 0) > index.rows;
  }

  function ofPractices(
    filter: PracticeFilter,
    part: "types" | "groups" | "meetingTypes",
    codes: string[],
  ) {
    const count = counterWithout(filter, (layer, code: string) => layer[part].get(code));
    return counts(codes, count);
  }

  function ofMeetingTypes() {
    const { MEETING_TYPE: codes } = index.codes;
    if (!narrowed.practices.has("time")) return ofPractices("meetingTypes", "meetingTypes", codes);
    // A free time may be possible by one of the practice's meeting types only.
    const others = amongPeople(practicesLeft(index, narrowed, "meetingTypes", "time"));
    return counts(codes, (code) => {
      const free = freeRowsIn(index, { ...narrowed.window!, meetingTypes: [code] }, now);
      const offering = others.map((rows, position) => {
        const set = index.practices[position]!.meetingTypes.get(code);
        return set && everySet([rows, set], lend(index.words));
      });
      return countInAnyPair(free, offering, among);
    });
  }

  function ofPartsOfDay() {
    const window = narrowed.window ?? { ...anyTime, viewerZone: timeZone };
    const others = othersIn("time");
    return Object.fromEntries(partsOfDay.map((part) => {
      const free = freeRowsIn(index, { ...window, part }, now);
      return [part, countInAnyPair(others, free, among)];
    })) as Facets["partsOfDay"];
  }

  function ofDurations(): Record<string, number> {
    const count = counterWithout(
      "duration",
      (layer, minutes: number) => layer.durations.get(minutes),
    );
    const lengths = [...index.anyPractice.durations.keys()].sort((a, b) => a - b);
    const counted = lengths.map((minutes) => [String(minutes), count(minutes)] as const);
    return Object.fromEntries(counted.filter(([, total]) => total > 0));
  }

  function ofSuited({ possible }: SuitedPractices): number {
    return counterWithout("suits", ({ types }, codes: string[]) => anyOf(index, types, codes))(
      possible,
    );
  }

  function counterWithout<Code>(
    filter: PracticeFilter,
    setOf: (layer: SearchIndex["anyPractice"], code: Code) => BitSet | undefined,
  ): (code: Code) => number {
    if (!hasOtherPracticeFilters(filter)) {
      return (code) => {
        const set = setOf(index.anyPractice, code);
        return set ? countInBoth(people, set, among) : 0;
      };
    }
    const layers = othersIn(filter);
    return (code) =>
      countInAnyPair(layers, index.practices.map((layer) => setOf(layer, code)), among);
  }

  function hasOtherPracticeFilters(filter: PracticeFilter): boolean {
    return narrowed.practices.size > (narrowed.practices.has(filter) ? 1 : 0);
  }

  function othersIn(filter: PracticeFilter): BitSet[] {
    if (!narrowed.practices.has(filter)) return fits ??= amongPeople(found.practices);
    return amongPeople(practicesLeft(index, narrowed, filter));
  }

  function amongPeople(layers: BitSet[]): BitSet[] {
    return layers.map((layer) => everySet([layer, people], lend(index.words)));
  }

  function priceRange(): Facets["priceCents"] {
    const fitting = othersIn("price");
    let [low, high] = [Infinity, -Infinity];
    index.practices.forEach(({ priceBands }, position) => {
      for (const [band, rows] of priceBands) {
        const isBetween = band >= low && band <= high;
        if (isBetween || !haveCommonRow(fitting[position]!, rows)) continue;
        low = Math.min(low, band);
        high = Math.max(high, band);
      }
    });
    if (low > high) return null;
    let [min, max] = [Infinity, -Infinity];
    index.practices.forEach(({ priceBands, priceCents }, position) => {
      const [lowest, highest] = [priceBands.get(low), priceBands.get(high)];
      const rows = fitting[position]!;
      if (lowest) min = Math.min(min, lowestIn(priceCents, rows, lowest, leastInBand(low)));
      if (highest) max = Math.max(max, highestIn(priceCents, rows, highest));
    });
    return { min, max };
  }
}

function counts(codes: string[], count: (code: string) => number): Record<string, number> {
  // Half the time of `Object.fromEntries`.
  const counted: Record<string, number> = {};
  for (const code of codes) counted[code] = count(code);
  return counted;
}
