import { DomainError } from "../../domain/errors.ts";
import { networkOf, subscriberOf } from "../../domain/network-address.ts";

const maximumPerSubscriber = 50;
/** A whole office or a mobile network, and never more than a twentieth of all. */
const maximumPerNetwork = 250;
const maximumTotal = 5_000;
/** Seconds until a refused client should retry. */
const retryAfter = 60;

export function openConnections() {
  const counts = new Map<string, number>();
  let total = 0;

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    /**
     * Counts one connection until the returned function is called. ERR_TOO_MANY_REQUESTS when the subscriber or the
     * network of the address has too many, ERR_UNAVAILABLE when the server has.
     */
    take(address: string): () => void {
      const subscriber = `subscriber ${subscriberOf(address)}`;
      const network = `network ${networkOf(address)}`;
      if (
        (counts.get(subscriber) ?? 0) >= maximumPerSubscriber ||
        (counts.get(network) ?? 0) >= maximumPerNetwork
      ) throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
      if (total >= maximumTotal) throw new DomainError("ERR_UNAVAILABLE", { retryAfter });
      add(subscriber, 1);
      add(network, 1);
      total++;
      return () => {
        total--;
        add(subscriber, -1);
        add(network, -1);
      };
    },
  };
}
