import { minute } from "./duration.ts";

/** A sign-in under way at an identity provider. Instants in ms. */
export type PendingSignIn = {
  stateHash: string;
  /** Of the secret in the browser's cookie. */
  browserHash: string;
  provider: string;
  /** The encrypted challenge that the provider's answer must match. */
  challenge: string;
  returnUrl: string;
  remember: boolean;
  expiresAt: number;
};

/** An identity to be linked once the user enters the password of the account with its address. Instants in ms. */
export type LinkTicket = {
  hash: string;
  userId: string;
  issuer: string;
  subject: string;
  email: string;
  remember: boolean;
  expiresAt: number;
};

/** How long (ms) the user may take at the provider, and to enter the password. */
export const pendingSignInMs = 10 * minute;

/** Whether the sign-in was started by this browser at this provider and has not expired. `now` in ms. */
export function isPendingFor(
  pending: PendingSignIn | null,
  { provider, browserHash }: { provider: string; browserHash: string },
  now: number,
): pending is PendingSignIn {
  return pending !== null && pending.provider === provider &&
    pending.browserHash === browserHash && now < pending.expiresAt;
}
