import { afterRequest, type LimitName, limits } from "../domain/attempt-limit.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Counts a request under each limit; call it before costly work. Throws ERR_TOO_MANY_REQUESTS, and counts nothing, when
 * one limit is reached. `by` is what the limit counts: a network, a user, an address. `now` in ms.
 */
export function countRequests(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  requests: { limit: LimitName; by: string }[],
): Promise<void> {
  return persistence.transaction(async ({ attempts }) => {
    for (const { limit, by } of requests) {
      const key = `${limit}:${auth.hashSecret(by)}`;
      await attempts.save(key, afterRequest(await attempts.find(key), limits[limit], now));
    }
  });
}
