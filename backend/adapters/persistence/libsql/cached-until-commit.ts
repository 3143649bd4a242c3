import type { Database } from "db/database.ts";
import { LRUCache } from "lru-cache";

type Read<Result> = (...ids: string[]) => Promise<Result | null>;

export type CacheRead = <Result extends object>(read: Read<Result>) => Read<Result>;

const maxCached = 10_000;

/**
 * Caches what a read by ids returns until any process commits anything. On a server, where that is not known, every read
 * is made. Callers share the results, so they are frozen.
 */
export function cachedUntilCommit({ version }: Pick<Database, "version">): CacheRead {
  return <Result extends object>(read: Read<Result>) => {
    const cache = new LRUCache<string, Readonly<Result>>({ max: maxCached });
    let cachedAt: number | null = null;
    return async (...ids) => {
      const before = version();
      if (before === null) return await read(...ids);
      if (before !== cachedAt) cache.clear();
      cachedAt = before;
      const key = ids.join(" ");
      const known = cache.get(key);
      if (known) return known;
      const found = await read(...ids);
      // The row may be older than a commit during the read.
      if (found && before === version()) cache.set(key, Object.freeze(found));
      return found;
    };
  };
}
