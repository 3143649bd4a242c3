/** The first answer to each request that carried an Idempotency-Key. Instants in ms. */
export interface Idempotency {
  find(scope: string): Promise<KeptAnswer | null>;
  /** Notes that a request is being worked on, in place of whatever was kept under this scope. */
  start(scope: string, requestHash: string, now: number): Promise<void>;
  finish(scope: string, answer: { status: number; body: string }): Promise<void>;
  forget(scope: string): Promise<void>;
  /** Forgets everything that was started before an instant. */
  forgetBefore(instant: number): Promise<void>;
}

/** `answer` is null while the first request is still being worked on. */
export type KeptAnswer = {
  requestHash: string;
  startedAt: number;
  answer: { status: number; body: string } | null;
};
