import { LRUCache } from "lru-cache";

type Entry<Value> = { value: Value; at: number };

type CacheSettings = {
  clock: () => number;
  most: number;
  freshMs: number;
  /** How long (ms) an entry is used when the request fails. */
  staleMs?: number;
};

export function responseCache<Value>({ clock, most, freshMs, staleMs = 0 }: CacheSettings) {
  const entries = new LRUCache<string, Entry<Value>>({ max: 2 * most });
  const pending = new Map<string, Promise<Value>>();
  let generation = 0;

  function peek(key: string, maxAge: number): Value | undefined {
    const known = entries.get(key);
    const age = clock() - (known?.at ?? Infinity);
    return known && age >= 0 && age < maxAge ? known.value : undefined;
  }

  async function fetchValue(key: string, request: () => Promise<Value>): Promise<Value> {
    const [startedIn, at] = [generation, clock()];
    const value = await request();
    // A response requested before `clear` may be outdated.
    if (startedIn === generation) entries.set(key, { value, at });
    return value;
  }

  return {
    peek,
    async get(key: string, request: () => Promise<Value>): Promise<Value> {
      const fresh = peek(key, freshMs);
      if (fresh !== undefined) return fresh;
      const running = pending.get(key) ?? start(key, request);
      try {
        return await running;
      } catch (error) {
        const stale = peek(key, staleMs);
        if (stale !== undefined) return stale;
        throw error;
      }
    },
    clear(): void {
      generation++;
      entries.clear();
      pending.clear();
    },
  };

  function start(key: string, request: () => Promise<Value>): Promise<Value> {
    const running = fetchValue(key, request).finally(() => {
      if (pending.get(key) === running) pending.delete(key);
    });
    pending.set(key, running);
    return running;
  }
}
