import type { SuitedPractices } from "../suitability/suited-practices.ts";
import { anySet, type BitSet, everySet, lend, rowsBetween, setOf, without } from "./bit-set.ts";
import { chordOfKm, type Direction, directionOf } from "./geo.ts";
import { freeRowsIn, freeTimesIn } from "./free-times.ts";
import { type PracticeLayer, priceBand, type SearchIndex } from "./search-index.ts";
import { type PersonCodeFilter, personCodeFilters, type SearchFilters } from "./search-request.ts";
import { isDated, type TimeWindow, windowOf } from "./time-window.ts";

/** Where and how well the words of a text match, best first. */
export type TextTier = { part: "name" | "work" | "words"; share: number; rows: BitSet };

/** `practices` are the types of practices that the words name. */
export type TextMatches = { all: BitSet; tiers: TextTier[]; practices: string[] };

/** `now` in ms; `timeZone` is the viewer's IANA zone; `suited` is null without a test result. */
export type Viewer = { now: number; timeZone: string; suited: SuitedPractices | null };

export type PersonFilter = PersonCodeFilter | "text" | "only" | "withinKm";
export type PracticeFilter =
  | "practices"
  | "groups"
  | "meetingTypes"
  | "price"
  | "duration"
  | "suits"
  | "time";

export type Narrowed = {
  people: Map<PersonFilter, BitSet>;
  practices: Map<PracticeFilter, BitSet[]>;
  chords: Float64Array | null;
  /** The free times that are accepted, null for all. */
  window: TimeWindow | null;
  /** By layer and row: the first of them in ms, as if the window did not end. */
  firstAt: Float64Array[];
};

/** Applies each filter on its own. */
export function narrow(
  index: SearchIndex,
  filters: SearchFilters & { only?: string[] },
  text: TextMatches | null,
  { now, timeZone, suited }: Viewer,
): Narrowed {
  const people: Narrowed["people"] = new Map();
  const practices: Narrowed["practices"] = new Map();
  if (text) people.set("text", text.all);
  if (filters.only) {
    const rows = filters.only.flatMap((id) => index.rowOf.get(id) ?? []);
    people.set("only", setOf(rows, index.words));
  }
  for (const name of personCodeFilters) {
    const codes = filters[name];
    if (codes?.length) people.set(name, anyOf(index, index.people[name], codes));
  }
  const origins = originsOf(index, filters);
  const { near, withinKm } = filters;
  const inCities = !near && withinKm === undefined ? people.get("cities") : undefined;
  const chords = origins.length > 0 ? nearestChords(index, origins, inCities) : null;
  if (chords && filters.withinKm !== undefined) {
    // With a distance the circle around the city replaces the city itself.
    people.set(filters.near ? "withinKm" : "cities", within(index, chords, filters.withinKm));
  }

  if (filters.practices?.length) practices.set("practices", inLayers("types", filters.practices));
  if (filters.groups?.length) practices.set("groups", inLayers("groups", filters.groups));
  if (filters.meetingTypes?.length) {
    practices.set("meetingTypes", inLayers("meetingTypes", filters.meetingTypes));
  }
  if (filters.priceFromCents !== undefined || filters.priceToCents !== undefined) {
    const { priceFromCents: from = 0, priceToCents: to = Infinity } = filters;
    practices.set("price", index.practices.map((layer) => priced(index, layer, from, to)));
  }
  if (filters.durationFrom !== undefined || filters.durationTo !== undefined) {
    practices.set("duration", index.practices.map((layer) => lasting(index, layer, filters)));
  }
  if (filters.suits && suited) practices.set("suits", inLayers("types", suited.possible));
  const window = windowOf(filters, timeZone, now);
  const firstAt = freeTimesIn(index, window ?? { ...anyTime, viewerZone: timeZone }, now);
  if (window && (isDated(window) || filters.partOfDay)) {
    practices.set("time", freeRowsIn(index, window, now));
  }
  return { people, practices, chords, window, firstAt };

  function inLayers(part: "types" | "groups" | "meetingTypes", codes: string[]): BitSet[] {
    return index.practices.map((layer) => anyOf(index, layer[part], codes));
  }
}

export const anyTime = {
  part: null,
  from: -Infinity,
  until: Infinity,
  meetingTypes: null,
} as const;

export function peopleLeft(
  index: SearchIndex,
  narrowed: Narrowed,
  except?: PersonFilter,
): BitSet {
  const sets = [...narrowed.people].filter(([filter]) => filter !== except).map(([, set]) => set);
  if (sets.length === 0) return index.shown;
  return everySet([index.shown, ...sets], lend(index.words));
}

/** For each layer the rows whose practice matches every filter on practices except some. */
export function practicesLeft(
  index: SearchIndex,
  narrowed: Narrowed,
  ...except: PracticeFilter[]
): BitSet[] {
  const filters = [...narrowed.practices].filter(([filter]) => !except.includes(filter));
  if (filters.length === 0) return index.practices.map((layer) => layer.all);
  return index.practices.map((layer, position) =>
    everySet([layer.all, ...filters.map(([, layers]) => layers[position]!)], lend(index.words))
  );
}

/** By layer, what cards offer: of each practitioner the practices of these types, else all. */
export function ofTypesFirst(index: SearchIndex, practices: BitSet[], types: string[]): BitSet[] {
  const { words } = index;
  const named = practices.map((rows, position) =>
    everySet([rows, anyOf(index, index.practices[position]!.types, types)], lend(words))
  );
  const anyNamed = anySet(named, words, lend(words));
  return practices.map((rows, position) =>
    anySet([named[position]!, without(rows, anyNamed, lend(words))], words, lend(words))
  );
}

function originsOf(index: SearchIndex, filters: SearchFilters): Direction[] {
  if (filters.near) return [directionOf(filters.near)];
  return (filters.cities ?? []).flatMap((city) => index.cityCentres.get(city) ?? []);
}

/** By row, for the rows `among` only. */
export function nearestChords(
  index: SearchIndex,
  origins: Direction[],
  among: BitSet = index.shown,
): Float64Array {
  const nearest = new Float64Array(index.words * 32);
  for (let word = 0; word < among.length; word++) {
    for (let bits = among[word]!; bits !== 0; bits &= bits - 1) {
      const row = (word << 5) + 31 - Math.clz32(bits & -bits);
      nearest[row] = nearestOf(index, origins, row);
    }
  }
  return nearest;
}

function nearestOf({ places }: SearchIndex, origins: Direction[], row: number): number {
  let nearest = NaN;
  for (const { x, y, z } of places) {
    for (const origin of origins) {
      const dx = x[row]! - origin.x;
      const dy = y[row]! - origin.y;
      const dz = z[row]! - origin.z;
      const chord = dx * dx + dy * dy + dz * dz;
      // Comparisons with NaN are false: the first place always counts, a missing place never does.
      if (!(nearest <= chord) && chord === chord) nearest = chord;
    }
  }
  return nearest;
}

export function within(index: SearchIndex, chords: Float64Array, km: number): BitSet {
  return rowsBetween(chords, 0, chordOfKm(km), index.shown);
}

export function anyOf<Code>(index: SearchIndex, sets: Map<Code, BitSet>, codes: Code[]): BitSet {
  const found = codes.flatMap((code) => sets.get(code) ?? []);
  return found.length === 1 ? found[0]! : anySet(found, index.words, lend(index.words));
}

function priced({ words }: SearchIndex, layer: PracticeLayer, from: number, to: number): BitSet {
  const [first, last] = [priceBand(from), priceBand(to)];
  const fitting = [...layer.priceBands].flatMap(([band, rows]) => {
    if (band < first || band > last) return [];
    const isWhole = band > first && band < last;
    return isWhole ? [rows] : [rowsBetween(layer.priceCents, from, to, rows, lend(words))];
  });
  return anySet(fitting, words, lend(words));
}

function lasting(index: SearchIndex, layer: PracticeLayer, filters: SearchFilters): BitSet {
  const { durationFrom: from = 0, durationTo: to = Infinity } = filters;
  const minutes = [...layer.durations.keys()].filter((length) => length >= from && length <= to);
  return anyOf(index, layer.durations, minutes);
}
