import type { DueMail, MailMessage, MailTemplate, RenderedMail } from "../mail.ts";

/** Mails to be sent after the transaction that added them. Instants in ms. */
export interface Outbox {
  /** Does nothing when the mail's `onceKey` is used already. */
  add(mail: MailMessage, now: number): Promise<void>;
  /** When the next waiting mail is due, or null. */
  nextDueAt(): Promise<number | null>;
  /** Mails due at `now`, oldest first, reserved for the caller until `until`. Drops mails past their `notAfter`. */
  claimDue(now: number, until: number, limit: number): Promise<WaitingMail[]>;
  /** The waiting mail with this `onceKey`, reserved for the caller until `until`; null when it is sent or claimed. */
  claim(onceKey: string, now: number, until: number): Promise<WaitingMail | null>;
  /** Extends a claim from `from` to `until`. False when the claim was lost or the mail is no longer waiting. */
  renewClaim(id: string, from: number, until: number): Promise<boolean>;
  /** Stores `copy` when given; always deletes the facts, which have secrets. */
  markSent(id: string, copy: RenderedMail | null, now: number): Promise<void>;
  /** Retries at `nextTryAt`, never when null. Does nothing when the claim until `claimedUntil` was lost. */
  markFailed(
    id: string,
    claimedUntil: number,
    reason: string,
    nextTryAt: number | null,
    now: number,
  ): Promise<void>;
  /** It says nothing true any more. Does nothing when the claim was lost. */
  markUnneeded(id: string, claimedUntil: number, reason: string): Promise<void>;
  deleteWaiting(aboutUserId: string, templates: readonly MailTemplate[]): Promise<void>;
  listDead(limit: number): Promise<DeadMail[]>;
  /** Retries one dead mail, or all, unless past their `notAfter`. Returns how many. */
  retryDead(id: string | "all", now: number): Promise<number>;
  /** How many mails wait after a failed attempt, and since when the oldest; null for none. */
  failing(): Promise<{ count: number; oldestAt: number } | null>;
  deleteBefore(instant: number): Promise<void>;
  listSent(limit: number): Promise<SentMail[]>;
  findSent(id: string): Promise<SentMail | null>;
}

export type WaitingMail = Omit<DueMail, "now"> & { tries: number };

export type SentMail = RenderedMail & { sentAt: number };

export type DeadMail = Pick<MailMessage, "to" | "template"> & {
  id: string;
  tries: number;
  lastError: string | null;
  createdAt: number;
};
