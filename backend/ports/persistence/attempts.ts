import type { Attempt } from "../../domain/attempt-limit.ts";

export interface Attempts {
  find(key: string): Promise<Attempt | null>;
  save(key: string, attempt: Attempt): Promise<void>;
  clear(key: string): Promise<void>;
  /** Removes counters whose window started before `instant` (ms). */
  clearOlder(instant: number): Promise<void>;
}
