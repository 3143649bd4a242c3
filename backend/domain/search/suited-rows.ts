import type { SuitedPractices } from "../suitability/suited-practices.ts";
import { anySet, type BitSet, everySet, hasRow, lend, without } from "./bit-set.ts";
import type { Found } from "./facets.ts";
import { anyOf } from "./filters.ts";
import { cheapestLayer } from "./free-times.ts";
import type { Term } from "./ranking.ts";
import type { SearchIndex } from "./search-index.ts";

/** What the caller's suitability says about the found practitioners. Valid during the search that is running. */
export type SuitedRows = {
  /** By layer, what cards offer: of each practitioner the possible practices, else those that are not refused, else all. */
  practices: BitSet[];
  /** The practitioners whose matching practices are all refused. */
  refused: BitSet;
  terms: Term[];
};

const weights = {
  /** As much as a chosen need, for the best recommended practice. */
  suits: 3,
  /** More than all other terms together, so that these practitioners come last. */
  unsuited: -90,
};

export function suitedRows(
  index: SearchIndex,
  found: Found,
  suited: SuitedPractices,
): SuitedRows {
  const { words } = index;
  const all = found.practices;
  const ofTypes = (codes: string[]) =>
    all.map((rows, position) =>
      everySet([rows, anyOf(index, index.practices[position]!.types, codes)], lend(words))
    );
  const possible = ofTypes(suited.possible);
  const accepted = ofTypes(suited.refused).map((refused, position) =>
    without(all[position]!, refused, lend(words))
  );
  const anyPossible = anySet(possible, words, lend(words));
  const anyAccepted = anySet(accepted, words, lend(words));
  const practices = all.map((rows, position) => {
    const second = without(accepted[position]!, anyPossible, lend(words));
    const last = without(rows, anyAccepted, lend(words));
    return anySet([possible[position]!, second, last], words, lend(words));
  });
  const withPractice = everySet([found.people, anySet(all, words, lend(words))], lend(words));
  const refused = without(withPractice, anyAccepted, lend(words));
  return {
    practices,
    refused,
    terms: [recommendedTerm(index, possible, suited), refusedTerm(index, practices, refused)],
  };
}

/** A search would take longer to allocate it than to fill it. */
let scratch = new Uint8Array(0);

function recommendedTerm(
  index: SearchIndex,
  practices: BitSet[],
  { recommended }: SuitedPractices,
): Term {
  if (scratch.length !== index.tie.length) scratch = new Uint8Array(index.tie.length);
  /** By row: the place of the best recommended practice, 0 without one. */
  const places = scratch.fill(0);
  // The best one is written last.
  for (let place = recommended.length; place > 0; place--) {
    const { code } = recommended[place - 1]!;
    practices.forEach((rows, position) => {
      const ofType = index.practices[position]!.types.get(code);
      if (!ofType) return;
      for (let word = 0; word < rows.length; word++) {
        for (let bits = rows[word]! & ofType[word]!; bits !== 0; bits &= bits - 1) {
          places[(word << 5) + 31 - Math.clz32(bits & -bits)] = place;
        }
      }
    });
  }
  const scoreOf = [0, ...recommended.map(({ share }) => weights.suits * share)];
  return {
    term: "suits",
    value: (row) => recommended[places[row]! - 1]!.code,
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) scores[at]! += scoreOf[places[rows[at]!]!]!;
    },
  };
}

function refusedTerm(index: SearchIndex, practices: BitSet[], refused: BitSet): Term {
  return {
    term: "unsuited",
    value(row) {
      const { types } = index.practices[cheapestLayer(practices, row)]!;
      return [...types].find(([, rows]) => hasRow(rows, row))![0];
    },
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) {
        if (hasRow(refused, rows[at]!)) scores[at]! += weights.unsuited;
      }
    },
  };
}
