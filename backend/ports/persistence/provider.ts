/** Webhook events of an outside scheduling provider, and facts about it and this database. Instants in ms. */
export interface Provider {
  /** False when an event with the same `onceKey` is stored already. */
  addWebhookEvent(
    event: StoredWebhookEvent & { onceKey: string; receivedAt: number; nextTryAt: number },
  ): Promise<boolean>;
  /** When the next pending event is due, or null. */
  nextDueAt(): Promise<number | null>;
  /** Events due at `now`, in the order received, reserved for the caller until `until`. */
  claimDue(
    now: number,
    until: number,
    limit: number,
  ): Promise<(StoredWebhookEvent & { tries: number })[]>;
  markDone(id: string, now: number): Promise<void>;
  markFailed(id: string, reason: string, nextTryAt: number | null, now: number): Promise<void>;
  deleteDoneBefore(instant: number): Promise<number>;

  fact(name: string): Promise<unknown>;
  saveFact(name: string, value: unknown, now: number): Promise<void>;
  deleteFact(name: string): Promise<void>;
}

export type StoredWebhookEvent = { id: string; event: string; inviteeUri: string };
