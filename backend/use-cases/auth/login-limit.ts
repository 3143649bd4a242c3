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
import { deviceMarkOf } from "./known-device.ts";
import { knownNetworkKey, type Origin } from "./known-origin.ts";

export function loginFailureKey(auth: Auth, email: string): string {
  return `loginFailures:${auth.hashSecret(emailKey(email))}`;
}

/**
 * Limits wrong passwords per account and per network. Attempts of a browser or a session of the account, and of a network
 * from which it signed in, are counted apart, so that strangers do not keep the owner out. When a network has used up its
 * failures, a right password still signs in: for some more attempts to every account, and after those from such an origin.
 */
export function loginLimit(auth: Auth, origin: Origin & { isSignedIn?: boolean }) {
  const { email, address, deviceMarks, isSignedIn = false } = origin;
  const account = loginFailureKey(auth, email);
  const network = `failedLoginsPerNetwork:${auth.hashSecret(networkOf(address))}`;
  const mark = isSignedIn ? "session" : deviceMarkOf(auth, deviceMarks, email);
  const ofDevice = mark && `${account}:${auth.hashSecret(mark)}`;
  const knownNetwork = knownNetworkKey(auth, origin);
  let hiddenRefusal: DomainError | null = null;

  /** The counter of a known origin; null for strangers. */
  async function findOwn(attempts: Attempts): Promise<string | null> {
    if (ofDevice) return ofDevice;
    return await attempts.find(knownNetwork) ? `${account}:${knownNetwork}` : null;
  }

  async function requireNotReached(attempts: Attempts, now: number): Promise<void> {
    const own = await findOwn(attempts);
    if (own === null) {
      requireNotBlocked(await attempts.find(account), now);
      return requireRoom(await attempts.find(network), failedLoginsWithReserve, now);
    }
    const refusal = refusalOf(await attempts.find(own), now);
    // A neighbour must not see by the wait that the account signed in from here.
    if (refusal && !ofDevice) requireNotBlocked(await attempts.find(account), now);
    if (refusal) throw refusal;
  }

  async function countFailureOf(key: string, attempts: Attempts, now: number): Promise<void> {
    await attempts.save(key, afterFailure(await attempts.find(key), now));
  }

  return {
    requireNotReached,

    /** Runs the comparisons for one account one after the other, so that parallel guesses cost no more than the limit. */
    async compare<Result>(attempts: Attempts, now: number, work: () => Promise<Result>) {
      return await auth.inTurn(await findOwn(attempts) ?? account, async () => {
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
      const own = await findOwn(attempts);
      if (own !== null) await countFailureOf(own, attempts, now);
      if (!ofDevice) {
        // From a known network everything but the comparison is as from an unknown one.
        hiddenRefusal = refusalOf(await attempts.find(account), now);
        if (hiddenRefusal) return;
        await countFailureOf(account, attempts, now);
      }
      const before = await attempts.find(network);
      await attempts.save(network, counted(before, limits.failedLoginsPerNetwork, now));
    },

    /** The answer to a counted failure: ERR_TOO_MANY_REQUESTS once the network's failures are used up. */
    async failure(attempts: Attempts, now: number, code: ErrorCode): Promise<DomainError> {
      if (hiddenRefusal) return hiddenRefusal;
      const { limit, windowMs } = limits.failedLoginsPerNetwork;
      const most = { limit: limit + 1, windowMs };
      const before = await attempts.find(network);
      return refusalBy(() => requireRoom(before, most, now)) ?? new DomainError(code);
    },

    async reset(attempts: Attempts, now: number): Promise<void> {
      await attempts.clear(await findOwn(attempts) ?? account);
      await attempts.save(knownNetwork, { count: 1, windowStartedAt: now, blockedUntil: null });
    },

    /** After the owner has proven the mailbox. */
    async clear(attempts: Attempts): Promise<void> {
      const own = await findOwn(attempts);
      if (own !== null) await attempts.clear(own);
      await attempts.clear(account);
    },
  };
}

function refusalOf(attempt: Parameters<typeof requireNotBlocked>[0], now: number) {
  return refusalBy(() => requireNotBlocked(attempt, now));
}

function refusalBy(check: () => void): DomainError | null {
  try {
    check();
    return null;
  } catch (refusal) {
    if (refusal instanceof DomainError) return refusal;
    throw refusal;
  }
}
