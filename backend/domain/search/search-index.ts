import { choosableValues, type DomainCode, type DomainValue } from "../domain-value.ts";
import { type BitSet, emptySet, hasRow } from "./bit-set.ts";
import type { NumberLayer } from "./count-numbers.ts";
import type { WindowMasks } from "./free-starts.ts";
import { type Direction, directionOf } from "./geo.ts";
import type { PersonCodeFilter } from "./search-request.ts";
import { growStartsPool, type StartsPool } from "./starts-pool.ts";

/**
 * The n-th practice of every practitioner, so that filters on one practice are applied within one layer. They are ordered
 * by price: of the layers with a practitioner the first one has the lowest price.
 */
export type PracticeLayer = {
  all: BitSet;
  types: Map<string, BitSet>;
  groups: Map<string, BitSet>;
  meetingTypes: Map<string, BitSet>;
  durations: Map<number, BitSet>;
  /** The types as numbers of `typeNumbers` of the index. */
  typesByRow: NumberLayer;
  priceCents: Float64Array;
  priceBands: Map<number, BitSet>;
  /** In ms; Infinity when there is none or it is not computed yet. */
  nextFreeAt: Float64Array;
  starts: StartsPool;
  eventTypeUris: string[];
};

const centsInBand = 1000;

/** Prices are indexed by tens of euros; single prices are compared only in the bands at the ends of a range. */
export function priceBand(cents: number): number {
  return Math.floor(cents / centsInBand);
}

export function leastInBand(band: number): number {
  return band * centsInBand;
}

type PracticeSets = Pick<
  PracticeLayer,
  "all" | "types" | "groups" | "meetingTypes" | "durations"
>;

/**
 * By layer and row: the first free time (ms) that a window accepts, whatever its end; and by end (ms) the rows
 * with one before it. Without masks the window accepts every time.
 */
export type FreeTimes = {
  masks: WindowMasks | null;
  firstAt: Float64Array[];
  before: Map<number, BitSet[]>;
};

/** The n-th location of every practitioner; NaN where there is none. */
export type PlaceLayer = { x: Float64Array; y: Float64Array; z: Float64Array };

/** The practitioners shown in search, one row each, as sets of rows and columns of numbers. */
export type SearchIndex = {
  codes: Record<DomainCode, string[]>;
  groupOfType: Map<string, string>;
  /** A number from 0 for each type of practice that was ever put into the index. */
  typeNumbers: Map<string, number>;
  cityCentres: Map<string, Direction>;

  words: number;
  rows: number;
  unusedRows: number[];
  rowOf: Map<string, number>;
  idOf: string[];
  /** The IANA zone of the practitioner's calendar. */
  timeZoneOf: string[];

  shown: BitSet;
  accepting: BitSet;
  people: Record<PersonCodeFilter, Map<string, BitSet>>;
  practices: PracticeLayer[];
  anyPractice: PracticeSets;
  places: PlaceLayer[];
  /** The next free time in ms of the practice with the lowest price. */
  nextFreeAt: Float64Array;
  /** By window without its end, kept up to date. */
  freeTimes: Map<string, FreeTimes>;
  rating: Float64Array;
  steadyRating: Float64Array;
  tie: Uint32Array;
};

export function emptySearchIndex(domainValues: DomainValue[], words = 32): SearchIndex {
  const codes = Object.groupBy(domainValues, (value) => value.domainCode);
  const codesOf = (domainCode: DomainCode) =>
    choosableValues(codes[domainCode] ?? []).map((value) => value.code);
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
    typeNumbers: new Map(),
    cityCentres: new Map(
      codes.CITY?.flatMap(({ code, lat, lon }) =>
        lat === null || lon === null ? [] : [[code, directionOf({ lat, lon })]]
      ),
    ),
    words,
    rows: 0,
    unusedRows: [],
    rowOf: new Map(),
    idOf: [],
    timeZoneOf: [],
    shown: emptySet(words),
    accepting: emptySet(words),
    people: { needs: new Map(), genders: new Map(), languages: new Map(), cities: new Map() },
    practices: [],
    anyPractice: practiceSets(words),
    places: [],
    nextFreeAt: new Float64Array(words * 32).fill(Infinity),
    freeTimes: new Map(),
    rating: new Float64Array(words * 32).fill(NaN),
    steadyRating: new Float64Array(words * 32),
    tie: new Uint32Array(words * 32),
  };
}

/** The event types of a practitioner's practices, in the order of the layers. */
export function eventTypesOf({ practices }: SearchIndex, row: number): string[] {
  return practices.flatMap(({ all, eventTypeUris }) => hasRow(all, row) ? eventTypeUris[row]! : []);
}

export const usualRating = 4;
const usualCount = 5;

export function steadyRating(mean: number | null, count: number): number {
  if (mean === null) return usualRating;
  return (usualRating * usualCount + mean * count) / (usualCount + count);
}

export function mapsOf(index: SearchIndex): Map<string | number, BitSet>[] {
  const layers = [index.anyPractice, ...index.practices];
  return [
    ...Object.values(index.people),
    ...layers.flatMap((layer) => [layer.types, layer.groups, layer.meetingTypes, layer.durations]),
    ...index.practices.map((layer) => layer.priceBands),
  ];
}

export function grow(index: SearchIndex, words: number): void {
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
  index.freeTimes.clear();
  index.shown = longer(index.shown);
  index.accepting = longer(index.accepting);
  for (const sets of mapsOf(index)) {
    for (const [code, set] of sets) sets.set(code, longer(set));
  }
  index.anyPractice.all = longer(index.anyPractice.all);
  for (const layer of index.practices) {
    layer.all = longer(layer.all);
    layer.typesByRow = {
      numbers: longer(layer.typesByRow.numbers, words * 32),
      repeated: longer(layer.typesByRow.repeated),
    };
    layer.priceCents = longerNumbers(layer.priceCents, 0);
    layer.nextFreeAt = longerNumbers(layer.nextFreeAt, Infinity);
    growStartsPool(layer.starts, words * 32);
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

export function practiceSets(words: number): PracticeSets {
  return {
    all: emptySet(words),
    types: new Map(),
    groups: new Map(),
    meetingTypes: new Map(),
    durations: new Map(),
  };
}

export function chance(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
