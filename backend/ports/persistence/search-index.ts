import type { SearchEntry } from "../../domain/search/search-entry.ts";
import type { SearchWords } from "../../domain/search/search-words.ts";

/** What the search in memory is loaded from. */
export interface SearchIndex {
  /** Every practitioner shown in search, in chunks. */
  load(): AsyncIterable<SearchEntry[]>;
  /** The words kept for each of these practitioners; those without any are left out. */
  findWords(therapistIds: string[]): Promise<KeptWords[]>;
  /** Keeps the words a practitioner is found by, and the number that full-text search answers with. */
  saveWords(therapistId: string, words: SearchWords): Promise<number>;
  removeWords(therapistId: string): Promise<void>;
  /**
   * Numbers of the practitioners who have a word starting with every word of the text. Case and accents do not
   * count, and a word that nobody has is read as its nearest neighbour, one slip away.
   */
  matchWords(text: string): Promise<WordMatches>;
}

export type KeptWords = SearchWords & { therapistId: string; number: number };

/** `inName` and `inWork` (practices and needs) are those of `all` that have every word there. */
export type WordMatches = { all: number[]; inName: number[]; inWork: number[] };
