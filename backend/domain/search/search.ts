import { takeBackSets } from "./bit-set.ts";
import { countFacets, find } from "./facets.ts";
import { narrow, ofTypesFirst, type TextMatches } from "./filters.ts";
import { cheapestLayer } from "./free-times.ts";
import { kmOfChord } from "./geo.ts";
import { firstInOrder, orderKeys, orderOf, readCursor, writeCursor } from "./ordering.ts";
import { explain } from "./ranking.ts";
import { waysOut } from "./relax.ts";
import type { SearchIndex } from "./search-index.ts";
import {
  homeZone,
  type SearchAnswer,
  type SearchRequest,
  type SearchVisitor,
} from "./search-request.ts";
import { suitedRows } from "./suited-rows.ts";

/**
 * Finds, orders and counts practitioners. `text` holds the rows whose words match, or null without a text; `now` in ms.
 * ERR_INVALID_INPUT for an invalid cursor.
 */
export function search(
  index: SearchIndex,
  request: SearchRequest,
  text: TextMatches | null,
  visitor: SearchVisitor,
): SearchAnswer {
  const order = orderOf(request, request.near !== undefined || (request.cities?.length ?? 0) > 0);
  const after = request.cursor === undefined ? null : readCursor(request.cursor, order);
  const now = after?.now ?? visitor.now;
  const viewer = {
    now,
    timeZone: request.timeZone ?? homeZone,
    suited: visitor.suited ?? null,
  };
  takeBackSets(index.words);
  const narrowed = narrow(index, request, text, viewer);
  const found = find(index, narrowed);
  const suited = viewer.suited && suitedRows(index, found, viewer.suited);
  const facts = { narrowed, text, suited, now, language: visitor.language };
  const possible = suited?.practices ?? found.practices;
  const offered = text?.practices.length ? ofTypesFirst(index, possible, text.practices) : possible;
  const ordered = orderKeys(index, request, { ...found, practices: offered }, facts);
  const total = ordered.rows.length;
  const page = firstInOrder(index, ordered, request.limit + 1, after);
  const shown = page.slice(0, request.limit);

  const hits = shown.map((at) => {
    const row = ordered.rows[at]!;
    const layer = cheapestLayer(offered, row);
    const chord = narrowed.chords?.[row] ?? NaN;
    const why = explain(ordered.terms, row);
    if (order === "price" && layer >= 0) {
      const priceCents = index.practices[layer]!.priceCents[row]!;
      why.push({ term: "price", value: String(priceCents), score: 0 });
    }
    return {
      therapistId: index.idOf[row]!,
      eventTypeUri: layer < 0 ? null : index.practices[layer]!.eventTypeUris[row]!,
      row,
      layer,
      distanceKm: Number.isNaN(chord) ? null : kmOfChord(chord),
      why,
    };
  });

  const last = shown.at(-1);
  return {
    total,
    hits,
    nextCursor: page.length > shown.length && last !== undefined
      ? writeCursor({
        sort: order,
        now,
        key: ordered.keys[last]!,
        id: index.idOf[ordered.rows[last]!]!,
      })
      : null,
    facets: countFacets(index, request, narrowed, found, viewer),
    relax: total === 0 ? waysOut(index, request, narrowed, text, viewer) : [],
    corrections: [],
  };
}
