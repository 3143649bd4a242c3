import { day } from "./duration.ts";

/** A wish for another address. It comes true when the old mailbox and the new one have both agreed. Instants in ms. */
export type EmailChange = {
  userId: string;
  newEmail: string;
  oldHash: string;
  newHash: string;
  oldConfirmedAt: number | null;
  newConfirmedAt: number | null;
  createdAt: number;
  expiresAt: number;
};

/** A new wish, open for a day. `now` in ms. */
export function newEmailChange(
  facts: Pick<EmailChange, "userId" | "newEmail" | "oldHash" | "newHash">,
  now: number,
): EmailChange {
  return {
    ...facts,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    createdAt: now,
    expiresAt: now + day,
  };
}

/**
 * The wish after one mailbox has agreed; null when the hash is not of a link that is still good: each is good once,
 * and for a day. `now` in ms.
 */
export function agreed(change: EmailChange, hash: string, now: number): EmailChange | null {
  if (now >= change.expiresAt) return null;
  if (hash === change.oldHash && change.oldConfirmedAt === null) {
    return { ...change, oldConfirmedAt: now };
  }
  if (hash === change.newHash && change.newConfirmedAt === null) {
    return { ...change, newConfirmedAt: now };
  }
  return null;
}

export function isAgreed(change: EmailChange): boolean {
  return change.oldConfirmedAt !== null && change.newConfirmedAt !== null;
}
