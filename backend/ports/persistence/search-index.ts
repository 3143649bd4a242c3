import type { SearchEntry } from "../../domain/search/search-entry.ts";
import type { Correction } from "../../domain/search/search-request.ts";
import type { SearchWords } from "../../domain/search/search-words.ts";

export interface SearchIndex {
  load(): AsyncIterable<SearchEntry[]>;
  /** The stored words of these practitioners; those without words are left out. */
  findWords(therapistIds: string[]): Promise<StoredWords[]>;
  /** Stores the words of a practitioner. Returns the practitioner's number in the full-text index. */
  saveWords(therapistId: string, words: SearchWords): Promise<number>;
  removeWords(therapistId: string): Promise<void>;
  /**
   * Numbers of the practitioners that have every word of the text, ignoring case and accents, in both alphabets. A word
   * matches itself; longer words from four letters on or when nothing else matches; when it is not known itself, the
   * word that it is an inflection of; and when nothing matches, the two words that it is written together of, another form
   * of the same stem, or words one typing error away. A text that was typed in
   * another keyboard layout matches what the keys mean. Guessing is costly: `mayCorrect` is called before.
   */
  matchWords(text: string, mayCorrect: () => boolean): Promise<WordMatches>;
}

type StoredWords = SearchWords & { therapistId: string; number: number };

export type WordMatches = {
  all: number[];
  /** Best first; `work` is practices and needs. */
  tiers: { part: "name" | "work" | "words"; exact: boolean; numbers: number[] }[];
  /** The known words that stand for each word of the text, folded. */
  words: string[];
  /** Words that are not known, with the known ones searched instead, folded. */
  corrections: Correction[];
  /** The words of the text that mean something; none when guessing was not allowed. */
  meaningful: string[];
};
