import { addRow, type BitSet, emptySet, removeRow } from "./bit-set.ts";
import { freeTimesChanged } from "./free-times.ts";
import { directionOf } from "./geo.ts";
import type { SearchEntry } from "./search-entry.ts";
import {
  chance,
  eventTypesOf,
  grow,
  mapsOf,
  type PlaceLayer,
  practiceSets,
  priceBand,
  type SearchIndex,
  steadyRating,
} from "./search-index.ts";
import { homeZone, type PersonCodeFilter, personCodeFilters } from "./search-request.ts";
import { emptyStartsPool, putStarts, startsOf } from "./starts-pool.ts";

const codesOf: Record<PersonCodeFilter, (entry: SearchEntry) => string[]> = {
  needs: ({ waysOfHelping }) => waysOfHelping,
  genders: ({ gender }) => [gender],
  languages: ({ languages }) => languages,
  cities: ({ city, locations }) => [city, ...locations.map((location) => location.city)],
};

/** Adds or replaces a practitioner; the free times of event types stay. Returns the row. */
export function putEntry(index: SearchIndex, entry: SearchEntry): number {
  const known = index.rowOf.get(entry.id);
  const times = new Map(
    (known === undefined ? [] : eventTypesOf(index, known)).map((uri, position) => {
      const { nextFreeAt, starts } = index.practices[position]!;
      // A copy: the pool may be rewritten.
      return [uri, {
        nextFreeAt: nextFreeAt[known!]!,
        starts: startsOf(starts, known!)?.slice(),
      }];
    }),
  );
  if (known !== undefined) clearRow(index, known);
  const row = known ?? newRow(index, entry.id);
  const add = <Code>(sets: Map<Code, BitSet>, code: Code) => {
    let set = sets.get(code);
    if (!set) sets.set(code, set = emptySet(index.words));
    addRow(set, row);
  };

  addRow(index.shown, row);
  if (entry.acceptingNewClients === "yes") addRow(index.accepting, row);
  for (const filter of personCodeFilters) {
    for (const code of codesOf[filter](entry)) add(index.people[filter], code);
  }

  const offered = entry.practices.filter((practice) => !practice.intro)
    .toSorted((one, other) => one.priceCents - other.priceCents);
  offered.forEach((practice, position) => {
    const layer = index.practices[position] ??= {
      ...practiceSets(index.words),
      typesByRow: {
        numbers: new Uint32Array(index.words * 32),
        repeated: emptySet(index.words),
      },
      priceCents: new Float64Array(index.words * 32),
      priceBands: new Map(),
      nextFreeAt: new Float64Array(index.words * 32).fill(Infinity),
      starts: emptyStartsPool(index.words * 32),
      eventTypeUris: Array<string>(row).fill(""),
    };
    const group = index.groupOfType.get(practice.type);
    for (const sets of [layer, index.anyPractice]) {
      addRow(sets.all, row);
      add(sets.types, practice.type);
      if (group) add(sets.groups, group);
      for (const meetingType of practice.meetingTypes) add(sets.meetingTypes, meetingType);
      add(sets.durations, practice.durationMinutes);
    }
    layer.eventTypeUris[row] = practice.eventTypeUri;
    layer.typesByRow.numbers[row] = typeNumber(index, practice.type);
    const earlier = offered.slice(0, position);
    if (earlier.some(({ type }) => type === practice.type)) addRow(layer.typesByRow.repeated, row);
    layer.priceCents[row] = practice.priceCents;
    add(layer.priceBands, priceBand(practice.priceCents));
    const { nextFreeAt = Infinity, starts } = times.get(practice.eventTypeUri) ?? {};
    layer.nextFreeAt[row] = nextFreeAt;
    putStarts(layer.starts, row, starts);
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
  freeTimesChanged(index, row);
  return row;
}

export function removeEntry(index: SearchIndex, id: string): void {
  const row = index.rowOf.get(id);
  if (row === undefined) return;
  clearRow(index, row);
  freeTimesChanged(index, row);
  index.rowOf.delete(id);
  index.idOf[row] = "";
  index.tie[row] = 0;
  index.timeZoneOf[row] = homeZone;
  index.unusedRows.push(row);
}

function newRow(index: SearchIndex, id: string): number {
  const row = index.unusedRows.pop() ?? index.rows++;
  if (row >= index.words * 32) grow(index, Math.ceil(index.words * 1.25));
  index.rowOf.set(id, row);
  index.idOf[row] = id;
  index.timeZoneOf[row] = homeZone;
  index.tie[row] = chance(id);
  return row;
}

function typeNumber({ typeNumbers }: SearchIndex, type: string): number {
  const known = typeNumbers.get(type);
  if (known !== undefined) return known;
  const next = typeNumbers.size;
  typeNumbers.set(type, next);
  return next;
}

function clearRow(index: SearchIndex, row: number): void {
  for (const set of setsOf(index)) removeRow(set, row);
  for (const { x, y, z } of index.places) x[row] = y[row] = z[row] = NaN;
  for (const layer of index.practices) {
    layer.nextFreeAt[row] = Infinity;
    layer.priceCents[row] = 0;
    layer.eventTypeUris[row] = "";
    putStarts(layer.starts, row, undefined);
  }
  index.rating[row] = NaN;
  index.steadyRating[row] = 0;
}

function* setsOf(index: SearchIndex): Generator<BitSet> {
  yield index.shown;
  yield index.accepting;
  for (const sets of mapsOf(index)) yield* sets.values();
  for (const layer of [index.anyPractice, ...index.practices]) yield layer.all;
  for (const { typesByRow } of index.practices) yield typesByRow.repeated;
}

function noPlaces(rows: number): PlaceLayer {
  const none = () => new Float64Array(rows).fill(NaN);
  return { x: none(), y: none(), z: none() };
}
