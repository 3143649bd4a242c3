import { LRUCache } from "lru-cache";

type Left = { renderings: number; at: number };

/**
 * How many pages one network may have rendered: `burst` at once, and `perSecond` in the long run. The browser renders the
 * others, so that strangers who ask for ever new addresses do not take the processor from all visitors.
 */
export function renderingShare({ burst, perSecond }: { burst: number; perSecond: number }) {
  const networks = new LRUCache<string, Left>({ max: 10_000 });

  /** Whether another page is rendered for the network at `now` (Unix time, ms); it counts as one of its share. */
  return function takes(network: string, now: number): boolean {
    const before = networks.get(network) ?? { renderings: burst, at: now };
    const since = Math.max(0, now - before.at) / 1000;
    const left = Math.min(burst, before.renderings + since * perSecond);
    networks.set(network, { renderings: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  };
}
