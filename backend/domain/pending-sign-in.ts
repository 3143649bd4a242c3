import { minute } from "./duration.ts";

/** A sign-in under way at an identity provider. Instants in ms. */
export type PendingSignIn = {
  stateHash: string;
  browserHash: string;
  provider: string;
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
