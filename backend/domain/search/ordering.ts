import { DomainError } from "../errors.ts";
import { type BitSet, everySet, hasRow, lend, rowsIn } from "./bit-set.ts";
import type { Found } from "./facets.ts";
import { cheapestLayer } from "./free-times.ts";
import type { Narrowed } from "./filters.ts";
import { bestMatchTerms, type RankingFacts, type Term } from "./ranking.ts";
import { chance, type SearchIndex } from "./search-index.ts";
import { type SearchOrder, searchOrders, type SearchRequest } from "./search-request.ts";
import type { SuitedRows } from "./suited-rows.ts";

/** A position in an order: the key (lowest first), then a hash of the id, then the id. */
export type Place = { key: number; id: string };

/** The end of the previous page and the time (ms) of its scores, so that the next page continues it. */
type Cursor = Place & { sort: SearchOrder; now: number };

/** Valid until the next call of `orderKeys`. */
type Ordered = { rows: Uint32Array; keys: Float64Array; terms: Term[] };

export function orderOf({ sort = "best" }: SearchRequest, hasOrigin: boolean): SearchOrder {
  return sort === "distance" && !hasOrigin ? "best" : sort;
}

export function orderKeys(
  index: SearchIndex,
  request: SearchRequest,
  found: Found,
  facts: Omit<RankingFacts, "earliest" | "suited"> & { suited: SuitedRows | null },
): Ordered {
  if (scratch.rows.length !== index.tie.length) scratch = scratchOf(index.tie.length);
  const rows = rowsIn(found.people, scratch.rows);
  const keys = scratch.keys.subarray(0, rows.length).fill(0);
  const earliest = firstTimes(index, found, facts);
  const terms = bestMatchTerms(index, request, { ...facts, earliest });
  const { chords } = facts.narrowed;
  const order = orderOf(request, chords !== null);
  if (order === "best") {
    for (const term of terms) term.add(rows, keys);
    for (let at = 0; at < keys.length; at++) keys[at] = -keys[at]!;
  }
  if (order === "earliest") fill((row) => earliest[row]!);
  if (order === "rating") fill((row) => -index.steadyRating[row]!);
  if (order === "distance") fill((row) => Number.isNaN(chords![row]) ? Infinity : chords![row]!);
  if (order === "price") {
    fill((row) => {
      const layer = cheapestLayer(found.practices, row);
      return layer < 0 ? Infinity : index.practices[layer]!.priceCents[row]!;
    });
  }
  if (facts.suited && order !== "best") putLast(facts.suited.refused, order);
  return { rows, keys, terms };

  /** In the order `best` their score does it. */
  function putLast(last: BitSet, order: keyof typeof beyond): void {
    for (let at = 0; at < rows.length; at++) {
      const isLast = hasRow(last, rows[at]!);
      if (isLast) keys[at]! += beyond[order];
      else if (keys[at] === Infinity) keys[at] = beyond[order] / 2;
    }
  }

  function fill(keyOf: (row: number) => number): void {
    for (let at = 0; at < rows.length; at++) keys[at] = keyOf(rows[at]!);
  }
}

/** More than twice any key of the order but Infinity: those who come last, and before them those without a key. */
const beyond = { earliest: 1e14, price: 1e9, distance: 100, rating: 100 };

/** A search would take longer to allocate these than to fill them. */
let scratch = scratchOf(0);

function scratchOf(rows: number) {
  return {
    rows: new Uint32Array(rows),
    keys: new Float64Array(rows),
    times: new Float64Array(rows),
  };
}

/** By found row: the first accepted free time (ms) of the practice that is offered. Valid until the next call. */
function firstTimes(
  index: SearchIndex,
  found: Found,
  { narrowed: { practices, firstAt }, suited }: { narrowed: Narrowed; suited: SuitedRows | null },
): Float64Array {
  if (practices.size === 0 && !suited) return index.nextFreeAt;
  // Only the found rows are read, so that the numbers of earlier searches may stay.
  const { times } = scratch;
  const left = everySet([found.people], lend(index.words));
  found.practices.forEach((set, layer) => {
    const first = firstAt[layer]!;
    for (let word = 0; word < set.length; word++) {
      const ofLayer = set[word]! & left[word]!;
      left[word]! ^= ofLayer;
      for (let bits = ofLayer; bits !== 0; bits &= bits - 1) {
        const row = (word << 5) + 31 - Math.clz32(bits & -bits);
        times[row] = first[row]!;
      }
    }
  });
  if (suited) { for (const row of rowsIn(left)) times[row] = Infinity; }
  return times;
}

export function firstInOrder(
  index: SearchIndex,
  { rows, keys }: Ordered,
  count: number,
  after: Place | null,
): number[] {
  const best: number[] = [];
  const afterTie = after ? chance(after.id) : 0;
  for (let at = 0; at < rows.length; at++) {
    const last = best.length === count ? best[count - 1]! : -1;
    if (last >= 0 && keys[at]! > keys[last]!) continue;
    if (last >= 0 && !isBefore(at, last)) continue;
    if (after && !isAfter(at, after)) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = low + high >>> 1;
      if (isBefore(best[middle]!, at)) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, at);
    if (best.length > count) best.pop();
  }
  return best;

  function isAfter(at: number, { key, id }: Place): boolean {
    if (keys[at] !== key) return keys[at]! > key;
    const row = rows[at]!;
    if (index.tie[row] !== afterTie) return index.tie[row]! > afterTie;
    return index.idOf[row]! > id;
  }

  function isBefore(at: number, other: number): boolean {
    if (keys[at] !== keys[other]) return keys[at]! < keys[other]!;
    const [row, otherRow] = [rows[at]!, rows[other]!];
    if (index.tie[row] !== index.tie[otherRow]) return index.tie[row]! < index.tie[otherRow]!;
    return index.idOf[row]! < index.idOf[otherRow]!;
  }
}

export function writeCursor({ sort, now, key, id }: Cursor): string {
  const place = [sort, now, key === Infinity ? null : key, id];
  return btoa(JSON.stringify(place)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** ERR_INVALID_INPUT when the cursor is invalid or belongs to another order. */
export function readCursor(cursor: string, order: SearchOrder): Cursor {
  const place = parsed(cursor);
  if (!Array.isArray(place) || place.length !== 4) throw notACursor();
  const [sort, now, key, id] = place as unknown[];
  const known = searchOrders.find((candidate) => candidate === sort);
  if (!known || known !== order || typeof now !== "number" || typeof id !== "string") {
    throw notACursor();
  }
  if (key !== null && typeof key !== "number") throw notACursor();
  return { sort: known, now, key: key ?? Infinity, id };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    throw notACursor();
  }
}

function notACursor(): DomainError {
  return new DomainError("ERR_INVALID_INPUT", {
    errors: [{ path: "cursor", errCode: "ERR_INVALID_CURSOR" }],
  });
}
