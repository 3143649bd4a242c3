import type { Attempt } from "../../domain/attempt-limit.ts";

/** Counters behind the limits; they survive a restart. */
export interface Attempts {
  find(key: string): Promise<Attempt | null>;
  save(key: string, attempt: Attempt): Promise<void>;
  clear(key: string): Promise<void>;
  /** Removes what began to be counted before `instant` (ms). */
  clearOlder(instant: number): Promise<void>;
}
