import { minute } from "./duration.ts";

/** A browser that was sent to a provider and has not come back. Instants in ms. */
export type PendingSignIn = {
  /** Of the state that comes back with the browser. */
  stateHash: string;
  /** Of the cookie that says it is the same browser. */
  browserHash: string;
  provider: string;
  /** What the answer must fit, sealed. */
  challenge: string;
  returnUrl: string;
  remember: boolean;
  expiresAt: number;
};

/** A proven identity that waits for the password of the account with its address. Instants in ms. */
export type LinkTicket = {
  hash: string;
  userId: string;
  issuer: string;
  subject: string;
  email: string;
  remember: boolean;
  expiresAt: number;
};

/** How long a person may take elsewhere, or to find their password, in ms. */
export const patienceMs = 10 * minute;

/** Whether this browser, back from this provider, is the one that was sent there in time. `now` in ms. */
export function isExpected(
  pending: PendingSignIn | null,
  { provider, browserHash }: { provider: string; browserHash: string },
  now: number,
): pending is PendingSignIn {
  return pending !== null && pending.provider === provider &&
    pending.browserHash === browserHash && now < pending.expiresAt;
}
