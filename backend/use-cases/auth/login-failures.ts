import { emailKey } from "../../domain/account.ts";
import {
  afterFailure,
  afterUse,
  limits,
  requireNotBlocked,
  requireRoom,
} from "../../domain/attempt-limit.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Attempts } from "../../ports/persistence/attempts.ts";

/** Where failures with one address are counted, whether anybody has it or not. */
export function loginFailuresKey(auth: Auth, email: string): string {
  return `loginFailures:${auth.hashSecret(emailKey(email))}`;
}

/** The failures with one address and those from one network, read and counted together. */
export function failuresOf(auth: Auth, { email, address }: { email: string; address: string }) {
  const account = loginFailuresKey(auth, email);
  const network = `failedLoginsPerNetwork:${auth.hashSecret(networkOf(address))}`;

  return {
    /** ERR_TOO_MANY_REQUESTS while either has to wait. `now` in ms. */
    async requireFew(attempts: Attempts, now: number): Promise<void> {
      requireNotBlocked(await attempts.find(account), now);
      requireRoom(await attempts.find(network), limits.failedLoginsPerNetwork, now);
    },

    async count(attempts: Attempts, now: number): Promise<void> {
      await attempts.save(account, afterFailure(await attempts.find(account), now));
      const { failedLoginsPerNetwork } = limits;
      const before = await attempts.find(network);
      await attempts.save(network, afterUse(before, failedLoginsPerNetwork, now));
    },

    forget: (attempts: Attempts) => attempts.clear(account),
  };
}
