import { instantText } from "../instant-text.ts";
import type { Language } from "../text.ts";
import { bitOf, type BitSet, hasRow } from "./bit-set.ts";
import type { Narrowed, TextMatches } from "./filters.ts";
import { kmOfChord } from "./geo.ts";
import { type SearchIndex, usualRating } from "./search-index.ts";
import type { SearchFilters, Why } from "./search-request.ts";

const weights = {
  // Heavier than all others together, so that a better match of the words always comes first.
  text: 60,
  need: 3,
  practice: 2,
  distance: 2,
  rating: 2,
  earliest: 1.5,
  language: 1,
  city: 0.5,
};

const farMs = 14 * 86_400_000;
const farKm = 50;

/** The code of each language of the site in the domain LANGUAGE. */
export const languageCodes: Record<Language, string> = {
  et: "ESTONIAN",
  en: "ENGLISH",
  ru: "RUSSIAN",
};

/** One term of best match, added for all rows at once because that is faster than row by row. */
export type Term = {
  term: Why["term"];
  add(rows: Uint32Array, scores: Float64Array): void;
  value(row: number): string;
};

export type RankingFacts = {
  narrowed: Narrowed;
  text: TextMatches | null;
  /** Of the caller's suitability. */
  suited: { terms: Term[] } | null;
  now: number;
  language: Language;
  /** By row: the first free time in ms. */
  earliest: Float64Array;
};

export function bestMatchTerms(
  index: SearchIndex,
  filters: SearchFilters,
  { narrowed, text, suited, now, language, earliest }: RankingFacts,
): Term[] {
  // Without a language filter the visitor most likely prefers the language of the page.
  const languages = filters.languages?.length ? filters.languages : [languageCodes[language]];
  return [
    ...(text ? [textTerm(text)] : []),
    ...share("need", index.people.needs, filters.needs),
    ...share("practice", index.anyPractice.types, filters.practices),
    ...share("language", index.people.languages, languages),
    ...share("city", index.people.cities, filters.cities),
    ...(narrowed.chords ? [distanceTerm(narrowed.chords)] : []),
    earliestTerm(index, earliest, now),
    ratingTerm(index),
    ...(suited?.terms ?? []),
  ];
}

const oneRow = new Uint32Array(1);
const oneScore = new Float64Array(1);

export function explain(terms: Term[], row: number): Why[] {
  oneRow[0] = row;
  const why: Why[] = [];
  for (const { term, add, value } of terms) {
    oneScore[0] = 0;
    add(oneRow, oneScore);
    if (oneScore[0] !== 0) why.push({ term, value: value(row), score: oneScore[0] });
  }
  return why;
}

function share(
  term: "need" | "practice" | "language" | "city",
  sets: Map<string, BitSet>,
  codes: string[] = [],
): Term[] {
  const weight = weights[term] / codes.length;
  return codes.flatMap((code): Term[] => {
    const set = sets.get(code);
    if (!set) return [];
    return [{
      term,
      value: () => code,
      add(rows, scores) {
        for (let at = 0; at < rows.length; at++) {
          scores[at]! += weight * bitOf(set, rows[at]!);
        }
      },
    }];
  });
}

function textTerm({ tiers }: TextMatches): Term {
  const tierOf = (row: number) => tiers.find(({ rows }) => hasRow(rows, row));
  return {
    term: "text",
    value: (row) => tierOf(row)?.part ?? "words",
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) {
        scores[at]! += weights.text * (tierOf(rows[at]!)?.share ?? 0);
      }
    },
  };
}

function distanceTerm(chords: Float64Array): Term {
  return {
    term: "distance",
    value: (row) => kmOfChord(chords[row]!).toFixed(1),
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) {
        const km = kmOfChord(chords[rows[at]!]!);
        if (km < farKm) scores[at]! += weights.distance * (1 - km / farKm);
      }
    },
  };
}

function earliestTerm({ accepting }: SearchIndex, nextFreeAt: Float64Array, now: number): Term {
  return {
    term: "earliest",
    value: (row) => instantText(nextFreeAt[row]!),
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at]!;
        const left = 1 - (nextFreeAt[row]! - now) / farMs;
        scores[at]! += weights.earliest * bitOf(accepting, row) * Math.min(1, Math.max(0, left));
      }
    },
  };
}

function ratingTerm({ rating, steadyRating }: SearchIndex): Term {
  return {
    term: "rating",
    value: (row) => ratingText(rating[row]!),
    add(rows, scores) {
      for (let at = 0; at < rows.length; at++) {
        scores[at]! += weights.rating * (steadyRating[rows[at]!]! - usualRating);
      }
    },
  };
}

const ratingTexts = new Map<number, string>();
const mostRatings = 10_000;

/** Ratings repeat, and writing one takes longer than finding it. */
function ratingText(rating: number): string {
  let text = ratingTexts.get(rating);
  if (text === undefined) {
    if (ratingTexts.size >= mostRatings) ratingTexts.clear();
    ratingTexts.set(rating, text = rating.toFixed(2));
  }
  return text;
}
