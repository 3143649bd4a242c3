import { emailKey } from "../../domain/account.ts";
import { afterRequest, counted, hasRoom, limits, requireRoom } from "../../domain/attempt-limit.ts";
import { type CodeDigits, longCode, shortCode } from "../../domain/mailed-code.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Attempts } from "../../ports/persistence/attempts.ts";
import { deviceMarkOf } from "./known-device.ts";
import type { Origin } from "./known-origin.ts";

/**
 * Limits the guesses at the codes of a mailbox. Wrong codes are counted per mailbox and network, so that a stranger uses
 * up nothing of the owner's; that all networks together guess nothing is due to the length of the codes. Those of a known
 * browser are counted apart.
 */
export function codeLimit(auth: Auth, { email, address, deviceMarks }: Origin) {
  const mark = deviceMarkOf(auth, deviceMarks, email);
  const network = networkOf(address);
  const shortCodes = `shortCodesPerMailbox:${auth.hashSecret(emailKey(email))}`;
  const counters = [
    {
      key: `wrongCodesPerMailboxAndNetwork:${
        auth.hashSecret(`${emailKey(email)} ${mark ?? network}`)
      }`,
      limit: limits.wrongCodesPerMailboxAndNetwork,
    },
    ...mark ? [] : [{
      key: `wrongCodesPerNetwork:${auth.hashSecret(network)}`,
      limit: limits.wrongCodesPerNetwork,
    }],
  ];

  return {
    /** How many digits the next code has; counts a short one. */
    async chooseDigits(attempts: Attempts, now: number): Promise<CodeDigits> {
      if (mark) return shortCode;
      const before = await attempts.find(shortCodes);
      if (!hasRoom(before, limits.shortCodesPerMailbox, now)) return longCode;
      await attempts.save(shortCodes, counted(before, limits.shortCodesPerMailbox, now));
      return shortCode;
    },

    /** Throws ERR_TOO_MANY_REQUESTS. */
    async requireNotReached(attempts: Attempts, now: number): Promise<void> {
      for (const { key, limit } of counters) requireRoom(await attempts.find(key), limit, now);
    },

    async countWrong(attempts: Attempts, now: number): Promise<void> {
      for (const { key, limit } of counters) {
        await attempts.save(key, afterRequest(await attempts.find(key), limit, now));
      }
    },

    /** After the right code: it was no guess. */
    async countRight(attempts: Attempts, code: string): Promise<void> {
      if (mark || code.length !== shortCode) return;
      const before = await attempts.find(shortCodes);
      if (before && before.count > 0) {
        await attempts.save(shortCodes, { ...before, count: before.count - 1 });
      }
    },
  };
}
