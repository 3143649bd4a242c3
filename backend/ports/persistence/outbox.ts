import type { MailRequest, RenderedMail } from "../mail.ts";

export interface Outbox {
  /** Decided now, sent after the transaction; nothing when its `onceKey` has been used. `now` in ms. */
  add(mail: MailRequest, now: number): Promise<void>;
  /** When the next waiting mail is due (ms), or null when none waits. */
  nextDueAt(): Promise<number | null>;
  /**
   * What is due at `now`, oldest first, given to nobody else before `until`; what is worth nothing any more is dropped.
   * Instants in ms.
   */
  claimDue(now: number, until: number, limit: number): Promise<WaitingMail[]>;
  /** Whether a mail claimed until `until` (ms) is still to be sent, and by nobody else. */
  isClaimed(id: string, until: number): Promise<boolean>;
  /** Sent; the words are kept only where `copy` is given, the facts (links!) never. */
  markSent(id: string, copy: RenderedMail | null, now: number): Promise<void>;
  /** Another try at `nextTryAt`, or none ever when it is null. */
  markFailed(id: string, reason: string, nextTryAt: number | null): Promise<void>;
  /** The copies of what was sent, newest first: what the demo's mailbox shows. */
  listSent(limit: number): Promise<SentMail[]>;
  findSent(id: string): Promise<SentMail | null>;
}

/** `tries` counts the failed ones. */
export type WaitingMail = MailRequest & { id: string; tries: number };
export type SentMail = RenderedMail & { sentAt: number };
