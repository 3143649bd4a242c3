/** Counters behind the limits; they survive a restart. */
export interface Attempts {
  find(key: string): Promise<Attempt | null>;
  save(key: string, attempt: Attempt): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Instants in ms. */
export type Attempt = { count: number; windowStartedAt: number; blockedUntil: number | null };
