import { LRUCache } from "lru-cache";

type Left = { count: number; at: number };

/** How often each may do something costly: `burst` times at once, and `perSecond` in the long run. */
export function allowance({ burst, perSecond }: { burst: number; perSecond: number }) {
  const known = new LRUCache<string, Left>({ max: 10_000 });

  /** Whether `who` may do it once more at `now` (ms); that counts. */
  return function takes(who: string, now: number): boolean {
    const before = known.get(who) ?? { count: burst, at: now };
    const since = Math.max(0, now - before.at) / 1000;
    const left = Math.min(burst, before.count + since * perSecond);
    known.set(who, { count: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  };
}
