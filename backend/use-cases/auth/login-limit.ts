import { emailKey } from "../../domain/account.ts";
import {
  afterFailure,
  afterRequest,
  limits,
  requireNotBlocked,
  requireRoom,
} from "../../domain/attempt-limit.ts";
import { networkOf } from "../../domain/network-address.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Attempts } from "../../ports/persistence/attempts.ts";

export function loginFailureKey(auth: Auth, email: string): string {
  return `loginFailures:${auth.hashSecret(emailKey(email))}`;
}

export function loginLimit(auth: Auth, { email, address }: { email: string; address: string }) {
  const account = loginFailureKey(auth, email);
  const network = `failedLoginsPerNetwork:${auth.hashSecret(networkOf(address))}`;

  return {
    async requireNotReached(attempts: Attempts, now: number): Promise<void> {
      requireNotBlocked(await attempts.find(account), now);
      requireRoom(await attempts.find(network), limits.failedLoginsPerNetwork, now);
    },

    async countFailure(attempts: Attempts, now: number): Promise<void> {
      await attempts.save(account, afterFailure(await attempts.find(account), now));
      const { failedLoginsPerNetwork } = limits;
      const before = await attempts.find(network);
      await attempts.save(network, afterRequest(before, failedLoginsPerNetwork, now));
    },

    reset: (attempts: Attempts) => attempts.clear(account),
  };
}
