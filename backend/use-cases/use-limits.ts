import { afterUse, type LimitName, limits } from "../domain/attempt-limit.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * Counts one more use under each limit by whoever is named there, before any costly work is done;
 * ERR_TOO_MANY_REQUESTS, and nothing counted, when one of them is used up. `now` in ms.
 */
export function countUses(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  uses: { limit: LimitName; by: string }[],
): Promise<void> {
  return persistence.transaction(async ({ attempts }) => {
    for (const { limit, by } of uses) {
      const key = `${limit}:${auth.hashSecret(by)}`;
      await attempts.save(key, afterUse(await attempts.find(key), limits[limit], now));
    }
  });
}
