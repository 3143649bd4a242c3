import type { Attempt } from "../../domain/attempt-limit.ts";

export interface Attempts {
  find(key: string): Promise<Attempt | null>;
  save(key: string, attempt: Attempt): Promise<void>;
  clear(key: string): Promise<void>;
  /** Removes all whose key begins so. */
  clearAll(prefix: string): Promise<void>;
  /** Removes counters whose window started before `counters`, and known networks last used before `networks` (ms). */
  clearOlder(before: { counters: number; networks: number }): Promise<void>;
}
