/** What a scheduling provider outside told us, and what we found out about it. Instants in ms. */
export interface Provider {
  /** Keeps news before anybody works on them. False when the same news are kept already. */
  addNews(news: KeptNews & { onceKey: string; receivedAt: number; nextTryAt: number }): Promise<
    boolean
  >;
  /** When the next waiting news are due, or null when none wait. */
  nextDueAt(): Promise<number | null>;
  /** What is due at `now`, in the order it came, given to nobody else before `until`. */
  claimDue(now: number, until: number, limit: number): Promise<(KeptNews & { tries: number })[]>;
  markDone(id: string, now: number): Promise<void>;
  /** Another try at `nextTryAt`; none ever when it is null. */
  markFailed(id: string, reason: string, nextTryAt: number | null, now: number): Promise<void>;
  /** Forgets what was dealt with before an instant; says how many. */
  forgetDoneBefore(instant: number): Promise<number>;

  /** What is remembered under a name, or null. */
  fact(name: string): Promise<unknown>;
  saveFact(name: string, value: unknown, now: number): Promise<void>;
}

export type KeptNews = { id: string; event: string; inviteeUri: string };
