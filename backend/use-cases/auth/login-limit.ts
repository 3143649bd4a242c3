import { emailKey } from "../../domain/account.ts";
import {
  afterFailure,
  counted,
  failedLoginsWithReserve,
  limits,
  requireNotBlocked,
  requireRoom,
} from "../../domain/attempt-limit.ts";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Attempts } from "../../ports/persistence/attempts.ts";

export function loginFailureKey(auth: Auth, email: string): string {
  return `loginFailures:${auth.hashSecret(emailKey(email))}`;
}

/**
 * Limits wrong passwords per account and per network. When a network has used up its failures, a right password still
 * signs in: for some more attempts to every account, and after those to accounts that signed in from there within a day.
 */
export function loginLimit(auth: Auth, { email, address }: { email: string; address: string }) {
  const account = loginFailureKey(auth, email);
  const from = networkOf(address);
  const network = `failedLoginsPerNetwork:${auth.hashSecret(from)}`;
  const knownNetwork = `knownNetwork:${auth.hashSecret(`${emailKey(email)} ${from}`)}`;

  async function requireNotReached(attempts: Attempts, now: number): Promise<void> {
    requireNotBlocked(await attempts.find(account), now);
    if (await attempts.find(knownNetwork)) return;
    requireRoom(await attempts.find(network), failedLoginsWithReserve, now);
  }

  return {
    requireNotReached,

    /** Runs the comparisons for one account one after the other, so that parallel guesses cost no more than the limit. */
    async compare<Result>(attempts: Attempts, now: number, work: () => Promise<Result>) {
      return await auth.inTurn(account, async () => {
        try {
          await requireNotReached(attempts, now);
        } catch (refusal) {
          // As slow as a comparison, so that the time does not reveal which accounts are known here.
          await auth.waitLikeComparison();
          throw refusal;
        }
        return await work();
      });
    },

    async countFailure(attempts: Attempts, now: number): Promise<void> {
      const { failedLoginsPerNetwork } = limits;
      await attempts.save(account, afterFailure(await attempts.find(account), now));
      const before = await attempts.find(network);
      await attempts.save(network, counted(before, failedLoginsPerNetwork, now));
    },

    /** The answer to a counted failure: ERR_TOO_MANY_REQUESTS once the network's failures are used up. */
    async failure(attempts: Attempts, now: number, code: ErrorCode): Promise<DomainError> {
      const { limit, windowMs } = limits.failedLoginsPerNetwork;
      try {
        requireRoom(await attempts.find(network), { limit: limit + 1, windowMs }, now);
        return new DomainError(code);
      } catch (refusal) {
        if (refusal instanceof DomainError) return refusal;
        throw refusal;
      }
    },

    async reset(attempts: Attempts, now: number): Promise<void> {
      await attempts.clear(account);
      await attempts.save(knownNetwork, { count: 1, windowStartedAt: now, blockedUntil: null });
    },
  };
}
