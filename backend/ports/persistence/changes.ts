/** The log of committed writes of all processes, written by triggers. Read models follow it. */
export interface Changes {
  /**
   * At most `limit` changes after `seq`, in order and without gaps. When the first one is not `seq + 1`, the changes in
   * between are deleted already.
   */
  after(seq: number, limit: number): Promise<Change[]>;
  last(): Promise<number>;
  /** Deletes at most `limit` of the oldest changes while more than `keep` remain. Returns how many. */
  deleteOldest(query: { keep: number; limit: number }): Promise<number>;
}

export type Change = {
  seq: number;
  part: "therapist" | "schedule" | "domain-values" | "session" | "journal" | "text";
  subject: string;
};
