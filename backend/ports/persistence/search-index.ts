import type { Therapist } from "../../domain/therapist.ts";

/** What the search in memory is loaded from and kept true by. */
export interface SearchIndex {
  /** Every practitioner shown in search, in one pass, in chunks. */
  load(): AsyncIterable<Therapist[]>;
  /** Changes after `seq`, at most 1,000, in order. */
  changesAfter(seq: number): Promise<Change[]>;
  lastChange(): Promise<number>;
  /** Ids of practitioners whose words match every word of the text, best first, at most `limit`. */
  matchWords(text: string, limit: number): Promise<{ therapistId: string; score: number }[]>;
  /** Writes the words a practitioner is found by; null removes them. */
  saveWords(therapistId: string, words: SearchWords | null): Promise<void>;
}

export type Change = {
  seq: number;
  part: "therapist" | "schedule" | "domain-values";
  subject: string;
};

export type SearchWords = {
  name: string;
  practices: string;
  helps: string;
  places: string;
  texts: string;
};
