import { afterRequest, limits, quotaLeft } from "../../domain/attempt-limit.ts";
import type { Quota } from "../../domain/quota.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * What is left for a key after this request. Null while nothing can be written: reading goes on. ERR_TOO_MANY_REQUESTS.
 */
export async function countKeyRequest(
  { persistence }: Pick<Ports, "persistence">,
  { now }: { now: number },
  { apiKeyId, requestsPerMinute }: { apiKeyId: string; requestsPerMinute: number | null },
): Promise<Quota | null> {
  const usual = limits.requestsPerApiKey;
  const limit = { ...usual, limit: requestsPerMinute ?? usual.limit };
  const key = `requestsPerApiKey:${apiKeyId}`;
  try {
    return await persistence.transaction(async ({ attempts }) => {
      const counted = afterRequest(await attempts.find(key), limit, now);
      await attempts.save(key, counted);
      return quotaLeft(counted, limit);
    });
  } catch (error) {
    if (persistence.failureCode(error) === null) throw error;
    return null;
  }
}
