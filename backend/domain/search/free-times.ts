import {
  addRow,
  type BitSet,
  emptySet,
  everySet,
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
  type WindowMasks,
} from "./free-starts.ts";
import type { FreeTimes, PracticeLayer, SearchIndex } from "./search-index.ts";
import type { TimeWindow } from "./time-window.ts";

const mostWindows = 30;

/** Free starts of practices, ascending, by event type. Returns whether the index changed. */
export function putFreeTimes(
  index: SearchIndex,
  row: number,
  timeZone: string,
  startsOf: Map<string, { starts: FreeStart[] }>,
): boolean {
  let changed = index.timeZoneOf[row] !== timeZone;
  index.timeZoneOf[row] = timeZone;
  index.eventTypesOf[row]!.forEach((uri, position) => {
    const layer = index.practices[position]!;
    const starts = startsOf.get(uri)?.starts ?? [];
    const packed = packStarts(starts);
    const next = starts[0]?.startsAt ?? Infinity;
    if (layer.nextFreeAt[row] === next && areSame(layer.starts[row], packed)) return;
    layer.nextFreeAt[row] = next;
    layer.starts[row] = packed;
    changed = true;
  });
  if (changed) freeTimesChanged(index, row);
  return changed;
}

/** Updates what is derived from the free times of a row's practices. */
export function freeTimesChanged(index: SearchIndex, row: number): void {
  const cheapest = cheapestLayer(index, index.practices.map((layer) => layer.all), row);
  index.nextFreeAt[row] = cheapest < 0 ? Infinity : index.practices[cheapest]!.nextFreeAt[row]!;
  for (const { masks, firstAt, rows } of index.freeTimes.values()) {
    index.practices.forEach((layer, position) => {
      const column = firstAt[position] ??= noTimes(index);
      const set = rows[position] ??= emptySet(index.words);
      column[row] = firstIn(index, layer, row, masks);
      if (column[row]! < Infinity) addRow(set, row);
      else removeRow(set, row);
    });
  }
}

type OpenWindow = Omit<TimeWindow, "until">;

/** By layer and row: the first free time (ms) that the window accepts, whatever its end. `now` in ms. */
export function freeTimesIn(index: SearchIndex, window: OpenWindow, now: number): Float64Array[] {
  if (!window.part && !window.meetingTypes) {
    return index.practices.map((layer) => layer.nextFreeAt);
  }
  return openWindow(index, window, now).firstAt;
}

/** By layer: the rows of `among` with a free time in the window. */
export function freeRowsIn(
  index: SearchIndex,
  window: TimeWindow,
  among: BitSet[],
  now: number,
): BitSet[] {
  if (window.until === Infinity && (window.part || window.meetingTypes)) {
    const { rows } = openWindow(index, window, now);
    return among.map((set, position) => everySet([set, rows[position]!]));
  }
  const firstAt = freeTimesIn(index, window, now);
  const last = Math.min(window.until - 1, Number.MAX_VALUE);
  return among.map((rows, position) => rowsBetween(firstAt[position]!, -Infinity, last, rows));
}

function openWindow(index: SearchIndex, window: OpenWindow, now: number): FreeTimes {
  const { part, meetingTypes, viewerZone } = window;
  const firstDay = firstMaskDay(now);
  const key = JSON.stringify([firstDay, part, meetingTypes?.toSorted(), viewerZone]);
  const known = index.freeTimes.get(key);
  if (known) return known;
  const masks = masksOf(window, firstDay);
  const firstAt = index.practices.map((layer) => {
    const column = noTimes(index);
    for (const row of rowsIn(layer.all)) column[row] = firstIn(index, layer, row, masks);
    return column;
  });
  const rows = index.practices.map(({ all }, position) =>
    rowsBetween(firstAt[position]!, -Infinity, Number.MAX_VALUE, all)
  );
  const found = { masks, firstAt, rows };
  index.freeTimes.set(key, found);
  const [oldest] = index.freeTimes.keys();
  if (index.freeTimes.size > mostWindows) index.freeTimes.delete(oldest!);
  return found;
}

function firstIn(
  index: SearchIndex,
  layer: PracticeLayer,
  row: number,
  masks: WindowMasks,
): number {
  const starts = layer.starts[row];
  return starts ? firstStart(starts, masks, masks.inPerson(index.timeZoneOf[row]!)) : Infinity;
}

function noTimes(index: SearchIndex): Float64Array {
  return new Float64Array(index.words * 32).fill(Infinity);
}

/** The layer of the practice with the lowest price; of equal prices the practitioner's first. -1 for none. */
export function cheapestLayer(index: SearchIndex, practices: BitSet[], row: number): number {
  let best = -1;
  let lowest = Infinity;
  for (let layer = 0; layer < practices.length; layer++) {
    if (!hasRow(practices[layer]!, row)) continue;
    const priceCents = index.practices[layer]!.priceCents[row]!;
    if (priceCents >= lowest) continue;
    lowest = priceCents;
    best = layer;
  }
  return best;
}

function areSame(a: FreeStarts | undefined, b: FreeStarts): boolean {
  return a !== undefined && a.length === b.length && a.every((word, at) => word === b[at]);
}
