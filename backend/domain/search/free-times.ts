import {
  addRow,
  type BitSet,
  emptySet,
  hasRow,
  removeRow,
  rowsBetween,
  rowsIn,
} from "./bit-set.ts";
import {
  firstMaskDay,
  firstStart,
  type FreeStart,
  type FreeStarts,
  masksOf,
  packStarts,
  startsOfFirstDays,
  type WindowMasks,
} from "./free-starts.ts";
import {
  eventTypesOf,
  type FreeTimes,
  type PracticeLayer,
  type SearchIndex,
} from "./search-index.ts";
import { putStarts, startsOf } from "./starts-pool.ts";
import { spreadOverDays } from "../bookable-times.ts";
import { timesOnCard } from "./search-request.ts";
import { shownUntil, type TimeWindow } from "./time-window.ts";

const mostWindows = 30;
const mostEnds = 16;

/** Free starts of practices, ascending, by event type. Returns whether the index changed. */
export function putFreeTimes(
  index: SearchIndex,
  row: number,
  timeZone: string,
  times: Map<string, { starts: FreeStart[] }>,
): boolean {
  let changed = index.timeZoneOf[row] !== timeZone;
  index.timeZoneOf[row] = timeZone;
  eventTypesOf(index, row).forEach((uri, position) => {
    const layer = index.practices[position]!;
    const starts = times.get(uri)?.starts ?? [];
    const packed = packStarts(starts);
    const next = starts[0]?.startsAt ?? Infinity;
    if (layer.nextFreeAt[row] === next && areSame(startsOf(layer.starts, row), packed)) return;
    layer.nextFreeAt[row] = next;
    putStarts(layer.starts, row, packed);
    changed = true;
  });
  if (changed) freeTimesChanged(index, row);
  return changed;
}

/** Updates what is derived from the free times of a row's practices. */
export function freeTimesChanged(index: SearchIndex, row: number): void {
  const cheapest = cheapestLayer(index.practices.map((layer) => layer.all), row);
  index.nextFreeAt[row] = cheapest < 0 ? Infinity : index.practices[cheapest]!.nextFreeAt[row]!;
  for (const { masks, firstAt, before } of index.freeTimes.values()) {
    index.practices.forEach((layer, position) => {
      const column = firstAt[position] ??= masks ? noTimes(index) : layer.nextFreeAt;
      if (masks) column[row] = firstIn(index, layer, row, masks);
      for (const [until, sets] of before) {
        const set = sets[position] ??= emptySet(index.words);
        if (column[row]! < until) addRow(set, row);
        else removeRow(set, row);
      }
    });
  }
}

type OpenWindow = Omit<TimeWindow, "until">;

/** By layer and row: the first free time (ms) that the window accepts, whatever its end. `now` in ms. */
export function freeTimesIn(index: SearchIndex, window: OpenWindow, now: number): Float64Array[] {
  return openWindow(index, window, now).firstAt;
}

/** By layer: the rows with a free time in the window. Not to be changed by the caller. */
export function freeRowsIn(index: SearchIndex, window: TimeWindow, now: number): BitSet[] {
  const { firstAt, before } = openWindow(index, window, now);
  const { until } = window;
  const known = before.get(until);
  if (known) return known;
  const last = Math.min(until - 1, Number.MAX_VALUE);
  const sets = index.practices.map(({ all }, position) =>
    rowsBetween(firstAt[position]!, -Infinity, last, all)
  );
  putLatest(before, until, sets, mostEnds);
  return sets;
}

function openWindow(index: SearchIndex, window: OpenWindow, now: number): FreeTimes {
  const { part, meetingTypes, viewerZone, from } = window;
  const isAny = !part && !meetingTypes && from === -Infinity;
  const firstDay = firstMaskDay(now);
  const key = isAny
    ? "any"
    : `${firstDay} ${viewerZone} ${part} ${meetingTypes?.toSorted()} ${from}`;
  const known = index.freeTimes.get(key);
  const found = known ??
    (isAny
      ? {
        masks: null,
        firstAt: index.practices.map((layer) => layer.nextFreeAt),
        before: new Map(),
      }
      : ofWindow(index, masksOf(window, firstDay)));
  putLatest(index.freeTimes, key, found, mostWindows);
  return found;
}

function ofWindow(index: SearchIndex, masks: WindowMasks): FreeTimes {
  const firstAt = index.practices.map((layer) => {
    const column = noTimes(index);
    for (const row of rowsIn(layer.all)) column[row] = firstIn(index, layer, row, masks);
    return column;
  });
  return { masks, firstAt, before: new Map() };
}

/**
 * For a layer and a row the next free times (ms) that are shown, with a window only those in it; null when the index does
 * not tell. It must be up to date at `now` (ms).
 */
export function nextStartsIn(
  index: SearchIndex,
  window: TimeWindow | null,
  now: number,
): (layer: number, row: number) => number[] | null {
  const until = window ? Math.min(window.until, shownUntil(now)) : Infinity;
  const masks = window ? openWindow(index, window, now).masks : null;
  return (layer, row) => {
    const starts = startsOf(index.practices[layer]!.starts, row);
    if (!starts) return null;
    const timeZone = index.timeZoneOf[row]!;
    const inPerson = masks?.inPerson(timeZone) ?? null;
    const accepted = { masks, inPerson, timeZone, until };
    const days = startsOfFirstDays(starts, accepted, timesOnCard);
    // Without a window later times than the indexed ones are shown too.
    if (!days || days.length < timesOnCard && !window) return null;
    const shown = days.length === timesOnCard
      ? days.map(([first]) => first!)
      : spreadOverDays(days, timesOnCard, until);
    return shown.map(({ startsAt }) => startsAt);
  };
}

/** Removes the entry that was not put for the longest time when there are more than `most`. */
function putLatest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= most) return;
  const [oldest] = map.keys();
  map.delete(oldest!);
}

function firstIn(
  index: SearchIndex,
  layer: PracticeLayer,
  row: number,
  masks: WindowMasks,
): number {
  const starts = startsOf(layer.starts, row);
  return starts ? firstStart(starts, masks, masks.inPerson(index.timeZoneOf[row]!)) : Infinity;
}

function noTimes(index: SearchIndex): Float64Array {
  return new Float64Array(index.words * 32).fill(Infinity);
}

/** The layer of the practice with the lowest price; of equal prices the practitioner's first. -1 for none. */
export function cheapestLayer(practices: BitSet[], row: number): number {
  return practices.findIndex((set) => hasRow(set, row));
}

function areSame(a: FreeStarts | undefined, b: FreeStarts): boolean {
  return a !== undefined && a.length === b.length && a.every((word, at) => word === b[at]);
}
