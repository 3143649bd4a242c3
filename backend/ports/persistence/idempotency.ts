/** The first answer to each request with an Idempotency-Key. Instants in ms. */
export interface Idempotency {
  find(scope: string): Promise<StoredAnswer | null>;
  /** Marks the request of a scope as in progress, in place of any earlier one. */
  start(scope: string, requestHash: string, now: number): Promise<void>;
  /** `start` and `finish` in one. */
  store(
    scope: string,
    requestHash: string,
    answer: { status: number; body: string },
    now: number,
  ): Promise<void>;
  finish(scope: string, answer: { status: number; body: string }): Promise<void>;
  delete(scope: string): Promise<void>;
  deleteBefore(instant: number): Promise<void>;
}

/** `answer` is null while the first request is in progress. */
type StoredAnswer = {
  requestHash: string;
  startedAt: number;
  answer: { status: number; body: string } | null;
};
