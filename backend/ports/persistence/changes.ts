/** What was written, by whichever process, in order: what a read model in memory is kept true by. */
export interface Changes {
  /**
   * Changes after `seq`, at most 1,000, in order and without a gap: when the first of them is not the next one, those in
   * between are forgotten.
   */
  after(seq: number): Promise<Change[]>;
  /** The number of the last one, 0 before the first. */
  last(): Promise<number>;
  /** Forgets the oldest, `most` of them at most, as long as `kept` remain. Says how many. */
  forgetAllBut(kept: number, most: number): Promise<number>;
}

export type Change = {
  seq: number;
  part: "therapist" | "schedule" | "domain-values" | "session";
  /** A scheduling account's id for `schedule`, "" for `domain-values`, else a practitioner's id. */
  subject: string;
};
