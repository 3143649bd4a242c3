import type { DomainValue } from "../domain-value.ts";
import { anySet, type BitSet, everySet } from "./bit-set.ts";
import type { SearchIndex } from "./search-index.ts";
import { wordsIn } from "./text-words.ts";
import { foldWords } from "./word-slips.ts";

type Vocabulary = {
  /** By folded label or synonym: the practices, needs, cities, meeting types, languages and genders it names. */
  concepts: Map<string, DomainValue[]>;
  /** By folded word: how it is written. */
  spellings: Map<string, string>;
};

const longestPhrase = 5;

const known = new WeakMap<DomainValue[], Vocabulary>();

export function vocabularyOf(domainValues: DomainValue[]): Vocabulary {
  const vocabulary = known.get(domainValues) ?? readVocabulary(domainValues);
  known.set(domainValues, vocabulary);
  return vocabulary;
}

function readVocabulary(domainValues: DomainValue[]): Vocabulary {
  const concepts = new Map<string, DomainValue[]>();
  const spellings = new Map<string, string>();
  for (const value of domainValues) {
    if (!rowsByCode[value.domainCode]) continue;
    for (
      const phrase of [...Object.values(value.labels), ...Object.values(value.synonyms).flat()]
    ) {
      const words = wordsIn(phrase);
      for (const word of words) {
        const folded = foldWords(word);
        if (!spellings.has(folded)) spellings.set(folded, word.toLowerCase());
      }
      const key = words.map(foldWords).join(" ");
      concepts.set(key, [...concepts.get(key) ?? [], value]);
    }
  }
  return { concepts, spellings };
}

const rowsByCode: Partial<
  Record<DomainValue["domainCode"], (index: SearchIndex, code: string) => BitSet | undefined>
> = {
  THERAPY_TYPE: (index, code) => index.anyPractice.types.get(code),
  WAY_OF_HELPING: (index, code) => index.people.needs.get(code),
  CITY: (index, code) => index.people.cities.get(code),
  MEETING_TYPE: (index, code) => index.anyPractice.meetingTypes.get(code),
  LANGUAGE: (index, code) => index.people.languages.get(code),
  GENDER: (index, code) => index.people.genders.get(code),
};

/**
 * The values that each part of the words names, when every word is part of such a name and the last one may be its
 * beginning. Null when one is not.
 */
export function valuesNamedBy(
  domainValues: DomainValue[],
  words: string[],
): DomainValue[][] | null {
  const { concepts } = vocabularyOf(domainValues);
  const named: DomainValue[][] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 0 && !concepts.has(words.slice(at, at + length).join(" "))) length--;
    const isLast = at === words.length - 1;
    const values = length > 0
      ? concepts.get(words.slice(at, at + length).join(" "))!
      : isLast
      ? conceptsBeginningWith(concepts, words[at]!)
      : [];
    if (values.length === 0) return null;
    named.push(values);
    at += Math.max(1, length);
  }
  return named.length > 0 ? named : null;
}

/** Who has one of the values of each part. */
export function rowsWithValues(index: SearchIndex, named: DomainValue[][]): BitSet {
  const sets = named.map((values) => {
    const rows = values.flatMap(({ domainCode, code }) =>
      rowsByCode[domainCode]!(index, code) ?? []
    );
    return anySet(rows, index.words);
  });
  return everySet([sets[0]!, ...sets.slice(1)]);
}

function conceptsBeginningWith(concepts: Vocabulary["concepts"], word: string): DomainValue[] {
  return [...concepts].flatMap(([phrase, values]) =>
    phrase.startsWith(word) && !phrase.includes(" ") ? values : []
  );
}
