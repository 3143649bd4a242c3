import { LRUCache } from "lru-cache";
import { allowance } from "../domain/allowance.ts";

/**
 * How many pages one network may have rendered. The browser renders the others, so that strangers who ask for ever new
 * addresses do not take the processor from all visitors.
 */
export function renderingShare(share: { burst: number; perSecond: number }) {
  const networks = new LRUCache<string, ReturnType<typeof allowance>>({ max: 10_000 });

  /** Whether another page is rendered for the network at `now` (ms); it counts as one of its share. */
  return function takes(network: string, now: number): boolean {
    const ofNetwork = networks.get(network) ?? allowance(share);
    networks.set(network, ofNetwork);
    return ofNetwork(now);
  };
}
