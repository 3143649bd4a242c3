import { emailKey } from "../../domain/account.ts";
import { afterRequest, limits, requireRoom } from "../../domain/attempt-limit.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Attempts } from "../../ports/persistence/attempts.ts";
import { deviceMarkOf } from "./known-device.ts";
import type { Origin } from "./known-origin.ts";

/** Limits wrong codes over all codes of a mailbox and all mailboxes of a network, apart from those of a known browser. */
export function codeLimit(auth: Auth, { email, address, deviceMarks }: Origin) {
  const mark = deviceMarkOf(auth, deviceMarks, email);
  const ofMailbox = auth.hashSecret(mark ? `${emailKey(email)} ${mark}` : emailKey(email));
  const counters = [
    {
      key: `wrongCodesPerMailbox:${ofMailbox}`,
      limit: limits.wrongCodesPerMailbox,
    },
    ...mark ? [] : [{
      key: `wrongCodesPerNetwork:${auth.hashSecret(networkOf(address))}`,
      limit: limits.wrongCodesPerNetwork,
    }],
  ];

  return {
    /** Throws ERR_TOO_MANY_REQUESTS. */
    async requireNotReached(attempts: Attempts, now: number): Promise<void> {
      for (const { key, limit } of counters) requireRoom(await attempts.find(key), limit, now);
    },

    async countWrong(attempts: Attempts, now: number): Promise<void> {
      for (const { key, limit } of counters) {
        await attempts.save(key, afterRequest(await attempts.find(key), limit, now));
      }
    },
  };
}
