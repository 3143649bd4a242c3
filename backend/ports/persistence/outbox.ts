import type { MailMessage, MailTemplate, RenderedMail } from "../mail.ts";

export interface Outbox {
  /** Decided now, sent after the transaction; nothing when its `onceKey` has been used. `now` in ms. */
  add(mail: MailMessage, now: number): Promise<void>;
  /** When the next waiting mail is due (ms), or null when none waits. */
  nextDueAt(): Promise<number | null>;
  /**
   * What is due at `now`, oldest first, given to nobody else before `until`; what is worth nothing any more is dropped.
   * Instants in ms.
   */
  claimDue(now: number, until: number, limit: number): Promise<WaitingMail[]>;
  /**
   * A mail claimed until `from` is the same holder's until `until` (ms). False when it is to be sent no more, or by
   * somebody else.
   */
  renewClaim(id: string, from: number, until: number): Promise<boolean>;
  /** Sent; the words are kept only where `copy` is given, the facts (links!) never. */
  markSent(id: string, copy: RenderedMail | null, now: number): Promise<void>;
  /**
   * Another try of a mail claimed until `claimedUntil` (ms) at `nextTryAt`, or none ever when it is null. Nothing when it
   * is somebody else's by now.
   */
  markFailed(
    id: string,
    claimedUntil: number,
    reason: string,
    nextTryAt: number | null,
  ): Promise<void>;
  /** Those of a user's waiting mails that were made of these templates are as if nobody had decided them. */
  callOff(aboutUserId: string, templates: readonly MailTemplate[]): Promise<void>;
  /** Those that nobody tries to send any more, the newest first. */
  listDead(limit: number): Promise<DeadMail[]>;
  /** Tries those again that are dead and still worth something: one, or all of them. Says how many. `now` in ms. */
  revive(id: string | "all", now: number): Promise<number>;
  /** Forgets what was sent or given up before an instant (ms). */
  forgetBefore(instant: number): Promise<void>;
  /** The copies of what was sent, newest first: what the demo's mailbox shows. */
  listSent(limit: number): Promise<SentMail[]>;
  findSent(id: string): Promise<SentMail | null>;
}

/** `tries` counts the failed ones. */
export type WaitingMail = MailMessage & { id: string; tries: number };
export type SentMail = RenderedMail & { sentAt: number };
/** `createdAt` in ms; `lastError` are the words of whoever did not take it. */
export type DeadMail = Pick<MailMessage, "to" | "template"> & {
  id: string;
  tries: number;
  lastError: string | null;
  createdAt: number;
};
