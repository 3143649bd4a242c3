import type { SearchEntry } from "../../domain/search/search-entry.ts";
import type { SearchWords } from "../../domain/search/search-words.ts";

export interface SearchIndex {
  load(): AsyncIterable<SearchEntry[]>;
  /** The stored words of these practitioners; those without words are left out. */
  findWords(therapistIds: string[]): Promise<StoredWords[]>;
  /** Stores the words of a practitioner. Returns the practitioner's number in the full-text index. */
  saveWords(therapistId: string, words: SearchWords): Promise<number>;
  removeWords(therapistId: string): Promise<void>;
  /**
   * Numbers of the practitioners that have, for every word of the text, a word starting with it. Case and accents are
   * ignored; a word without matches also matches words with one typing error.
   */
  matchWords(text: string): Promise<WordMatches>;
}

type StoredWords = SearchWords & { therapistId: string; number: number };

/** `inName` and `inWork` (practices and needs): those of `all` that match every word there. */
export type WordMatches = { all: number[]; inName: number[]; inWork: number[] };
