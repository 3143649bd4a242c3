import { day } from "./duration.ts";

/** A requested change of address, applied once the old and the new mailbox have confirmed it. Instants in ms. */
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
 * The change after the mailbox with this link has confirmed it, or null when the link is unknown, used or expired.
 * `now` in ms.
 */
export function confirmMailbox(change: EmailChange, hash: string, now: number): EmailChange | null {
  if (now >= change.expiresAt) return null;
  if (hash === change.oldHash && change.oldConfirmedAt === null) {
    return { ...change, oldConfirmedAt: now };
  }
  if (hash === change.newHash && change.newConfirmedAt === null) {
    return { ...change, newConfirmedAt: now };
  }
  return null;
}

export function isConfirmed(change: EmailChange): boolean {
  return change.oldConfirmedAt !== null && change.newConfirmedAt !== null;
}

export function isOpen({ expiresAt }: Pick<EmailChange, "expiresAt">, now: number): boolean {
  return now < expiresAt;
}

/** The change with new links for a day; what a mailbox has confirmed stays confirmed. `now` in ms. */
export function withNewLinks(
  change: EmailChange,
  hashes: Pick<EmailChange, "oldHash" | "newHash">,
  now: number,
): EmailChange {
  const { expiresAt } = newEmailChange({ ...change, ...hashes }, now);
  return { ...change, ...hashes, expiresAt };
}
