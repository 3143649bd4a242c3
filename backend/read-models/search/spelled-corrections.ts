import type { DomainValue } from "../../domain/domain-value.ts";
import type { Correction } from "../../domain/search/search-request.ts";
import { vocabularyOf } from "../../domain/search/text-concepts.ts";
import { spellingsOf, wordsIn } from "../../domain/search/text-words.ts";

/** Corrections as words are written in labels, synonyms and the names of who was found, not as they are indexed. */
export function spelledCorrections(
  corrections: Correction[],
  domainValues: DomainValue[],
  names: string[],
): Correction[] {
  const { spellings } = vocabularyOf(domainValues);
  const inNames = new Map(
    names.flatMap(wordsIn)
      .flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word])),
  );
  return corrections.map(({ word, matched }) => {
    const written = matched.map((each) => spellings.get(each) ?? inNames.get(each) ?? each);
    return { word, matched: [...new Set(written)] };
  });
}
