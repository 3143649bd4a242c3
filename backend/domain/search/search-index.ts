import type { DomainCode, DomainValue } from "../domain-value.ts";
import { addRow, type BitSet, emptySet, removeRow } from "./bit-set.ts";
import { type Direction, directionOf } from "./geo.ts";
import type { SearchEntry } from "./search-entry.ts";
import { type PersonCodeFilter, personCodeFilters } from "./search-request.ts";

/** The n-th practice of every practitioner, so that filters on one practice are applied within one layer. */
export type PracticeLayer = {
  all: BitSet;
  types: Map<string, BitSet>;
  groups: Map<string, BitSet>;
  meetingTypes: Map<string, BitSet>;
  durations: Map<number, BitSet>;
  priceCents: Float64Array;
  priceBands: Map<number, BitSet>;
};

const centsInBand = 1000;

/** Prices are indexed by tens of euros; single prices are compared only in the bands at the ends of a range. */
export function priceBand(cents: number): number {
  return Math.floor(cents / centsInBand);
}

type PracticeSets = Omit<PracticeLayer, "priceCents" | "priceBands">;

/** The n-th location of every practitioner; NaN where there is none. */
type PlaceLayer = { x: Float64Array; y: Float64Array; z: Float64Array };

/** The practitioners shown in search, one row each, as sets of rows and columns of numbers. */
export type SearchIndex = {
  codes: Record<DomainCode, string[]>;
  groupOfType: Map<string, string>;
  cityCentres: Map<string, Direction>;

  words: number;
  rows: number;
  freeRows: number[];
  rowOf: Map<string, number>;
  idOf: string[];
  eventTypesOf: string[][];

  shown: BitSet;
  accepting: BitSet;
  people: Record<PersonCodeFilter, Map<string, BitSet>>;
  practices: PracticeLayer[];
  anyPractice: PracticeSets;
  places: PlaceLayer[];
  /** The next free time in ms; Infinity when there is none or it is not computed yet. */
  nextFreeAt: Float64Array;
  rating: Float64Array;
  steadyRating: Float64Array;
  tie: Uint32Array;
};

export function emptySearchIndex(domainValues: DomainValue[], words = 32): SearchIndex {
  const codes = Object.groupBy(domainValues, (value) => value.domainCode);
  const codesOf = (domainCode: DomainCode) => codes[domainCode]?.map((value) => value.code) ?? [];
  return {
    codes: {
      CITY: codesOf("CITY"),
      GENDER: codesOf("GENDER"),
      LANGUAGE: codesOf("LANGUAGE"),
      MEETING_TYPE: codesOf("MEETING_TYPE"),
      THERAPY_TYPE: codesOf("THERAPY_TYPE"),
      WAY_OF_HELPING: codesOf("WAY_OF_HELPING"),
    },
    groupOfType: new Map(
      codes.THERAPY_TYPE?.flatMap(({ code, group }) => group ? [[code, group]] : []),
    ),
    cityCentres: new Map(
      codes.CITY?.flatMap(({ code, lat, lon }) =>
        lat === null || lon === null ? [] : [[code, directionOf({ lat, lon })]]
      ),
    ),
    words,
    rows: 0,
    freeRows: [],
    rowOf: new Map(),
    idOf: [],
    eventTypesOf: [],
    shown: emptySet(words),
    accepting: emptySet(words),
    people: { needs: new Map(), genders: new Map(), languages: new Map(), cities: new Map() },
    practices: [],
    anyPractice: practiceSets(words),
    places: [],
    nextFreeAt: new Float64Array(words * 32).fill(Infinity),
    rating: new Float64Array(words * 32).fill(NaN),
    steadyRating: new Float64Array(words * 32),
    tie: new Uint32Array(words * 32),
  };
}

const codesOf: Record<PersonCodeFilter, (entry: SearchEntry) => string[]> = {
  needs: ({ waysOfHelping }) => waysOfHelping,
  genders: ({ gender }) => [gender],
  languages: ({ languages }) => languages,
  cities: ({ city, locations }) => [city, ...locations.map((location) => location.city)],
};

/** Adds or replaces a practitioner; the next free time stays. Returns the row. */
export function putEntry(index: SearchIndex, entry: SearchEntry): number {
  const known = index.rowOf.get(entry.id);
  if (known !== undefined) clearRow(index, known);
  const row = known ?? newRow(index, entry.id);
  const add = <Code>(sets: Map<Code, BitSet>, code: Code) => {
    let set = sets.get(code);
    if (!set) sets.set(code, set = emptySet(index.words));
    addRow(set, row);
  };

  addRow(index.shown, row);
  if (entry.acceptingNewClients !== "no") addRow(index.accepting, row);
  for (const filter of personCodeFilters) {
    for (const code of codesOf[filter](entry)) add(index.people[filter], code);
  }

  const offered = entry.practices.filter((practice) => !practice.intro);
  index.eventTypesOf[row] = offered.map((practice) => practice.eventTypeUri);
  offered.forEach((practice, position) => {
    const layer = index.practices[position] ??= {
      ...practiceSets(index.words),
      priceCents: new Float64Array(index.words * 32),
      priceBands: new Map(),
    };
    const group = index.groupOfType.get(practice.type);
    for (const sets of [layer, index.anyPractice]) {
      addRow(sets.all, row);
      add(sets.types, practice.type);
      if (group) add(sets.groups, group);
      for (const meetingType of practice.meetingTypes) add(sets.meetingTypes, meetingType);
      add(sets.durations, practice.durationMinutes);
    }
    layer.priceCents[row] = practice.priceCents;
    add(layer.priceBands, priceBand(practice.priceCents));
  });

  entry.locations.forEach((location, position) => {
    const layer = index.places[position] ??= noPlaces(index.words * 32);
    const { x, y, z } = directionOf(location);
    layer.x[row] = x;
    layer.y[row] = y;
    layer.z[row] = z;
  });
  index.rating[row] = entry.rating ?? NaN;
  index.steadyRating[row] = steadyRating(entry.rating, entry.reviewCount);
  return row;
}

export function removeEntry(index: SearchIndex, id: string): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  clearRow(index, row);
  index.nextFreeAt[row] = Infinity;
  index.rowOf.delete(id);
  index.idOf[row] = "";
  index.freeRows.push(row);
}

export const usualRating = 4;
const usualCount = 5;

export function steadyRating(mean: number | null, count: number): number {
  if (mean === null) return usualRating;
  return (usualRating * usualCount + mean * count) / (usualCount + count);
}

function newRow(index: SearchIndex, id: string): number {
  const row = index.freeRows.pop() ?? index.rows++;
  if (row >= index.words * 32) grow(index, Math.ceil(index.words * 1.25));
  index.rowOf.set(id, row);
  index.idOf[row] = id;
  index.tie[row] = chance(id);
  return row;
}

function clearRow(index: SearchIndex, row: number): void {
  for (const set of setsOf(index)) removeRow(set, row);
  for (const { x, y, z } of index.places) x[row] = y[row] = z[row] = NaN;
  index.eventTypesOf[row] = [];
}

function* setsOf(index: SearchIndex): Generator<BitSet> {
  yield index.shown;
  yield index.accepting;
  for (const sets of mapsOf(index)) yield* sets.values();
  for (const layer of [index.anyPractice, ...index.practices]) yield layer.all;
}

function mapsOf(index: SearchIndex): Map<string | number, BitSet>[] {
  const layers = [index.anyPractice, ...index.practices];
  return [
    ...Object.values(index.people),
    ...layers.flatMap((layer) => [layer.types, layer.groups, layer.meetingTypes, layer.durations]),
    ...index.practices.map((layer) => layer.priceBands),
  ];
}

function grow(index: SearchIndex, words: number): void {
  const longer = (set: BitSet, length = words) => {
    const copy = new Uint32Array(length);
    copy.set(set);
    return copy;
  };
  const longerNumbers = (numbers: Float64Array, fill: number, length = words * 32) => {
    const copy = new Float64Array(length).fill(fill);
    copy.set(numbers);
    return copy;
  };
  index.words = words;
  index.shown = longer(index.shown);
  index.accepting = longer(index.accepting);
  for (const sets of mapsOf(index)) {
    for (const [code, set] of sets) sets.set(code, longer(set));
  }
  index.anyPractice.all = longer(index.anyPractice.all);
  for (const layer of index.practices) {
    layer.all = longer(layer.all);
    layer.priceCents = longerNumbers(layer.priceCents, 0);
  }
  for (const place of index.places) {
    place.x = longerNumbers(place.x, NaN);
    place.y = longerNumbers(place.y, NaN);
    place.z = longerNumbers(place.z, NaN);
  }
  index.nextFreeAt = longerNumbers(index.nextFreeAt, Infinity);
  index.rating = longerNumbers(index.rating, NaN);
  index.steadyRating = longerNumbers(index.steadyRating, 0);
  index.tie = longer(index.tie, words * 32);
}

function practiceSets(words: number): PracticeSets {
  return {
    all: emptySet(words),
    types: new Map(),
    groups: new Map(),
    meetingTypes: new Map(),
    durations: new Map(),
  };
}

function noPlaces(rows: number): PlaceLayer {
  const none = () => new Float64Array(rows).fill(NaN);
  return { x: none(), y: none(), z: none() };
}

export function chance(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
