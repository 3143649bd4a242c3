import type { Language } from "../text.ts";
import { countRows } from "./bit-set.ts";
import { countFacets, find } from "./facets.ts";
import { narrow, type TextMatches } from "./filters.ts";
import { kmOfChord } from "./geo.ts";
import {
  firstInOrder,
  orderKeys,
  orderOf,
  readCursor,
  shownPractice,
  writeCursor,
} from "./ordering.ts";
import { explain } from "./ranking.ts";
import type { SearchIndex } from "./search-index.ts";
import type { SearchAnswer, SearchFilters, SearchRequest } from "./search-request.ts";

/**
 * Finds, orders and counts practitioners. `text` holds the rows whose words match, or null without a text; `now` in ms.
 * ERR_INVALID_INPUT for an invalid cursor.
 */
export function search(
  index: SearchIndex,
  request: SearchRequest,
  text: TextMatches | null,
  visitor: { now: number; language: Language },
): SearchAnswer {
  const order = orderOf(request, request.near !== undefined || (request.cities?.length ?? 0) > 0);
  const after = request.cursor === undefined ? null : readCursor(request.cursor, order);
  const now = after?.now ?? visitor.now;
  const narrowed = narrow(index, request, text, now);
  const found = find(index, narrowed);
  const facts = { narrowed, text, now, language: visitor.language };
  const ordered = orderKeys(index, request, found, facts);
  const total = ordered.rows.length;
  const page = firstInOrder(index, ordered, request.limit + 1, after);
  const shown = page.slice(0, request.limit);

  const hits = shown.map((at) => {
    const row = ordered.rows[at]!;
    const layer = shownPractice(index, found.practices, row, order);
    const chord = narrowed.chords?.[row] ?? NaN;
    const why = explain(ordered.terms, row);
    const priceCents = layer === null ? null : index.practices[layer]!.priceCents[row]!;
    if (order === "price" && priceCents !== null) {
      why.push({ term: "price", value: String(priceCents), score: 0 });
    }
    return {
      therapistId: index.idOf[row]!,
      eventTypeUri: layer === null ? null : index.eventTypesOf[row]![layer]!,
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
    facets: countFacets(index, request, narrowed, found),
    relax: total === 0 ? mostHelpful(index, request, text, now) : null,
  };
}

function mostHelpful(
  index: SearchIndex,
  { sort: _, limit: __, cursor: ___, ...filters }: SearchRequest,
  text: TextMatches | null,
  now: number,
): SearchAnswer["relax"] {
  let best: SearchAnswer["relax"] = null;
  for (const filter of Object.keys(filters) as (keyof SearchFilters)[]) {
    const { [filter]: _, ...others } = filters;
    const left = narrow(index, others, filter === "text" ? null : text, now);
    const total = countRows(find(index, left).people);
    if (total > (best?.total ?? 0)) best = { filter, total };
  }
  return best;
}
