import type { MailRequest, RenderedMail } from "../mail.ts";

export interface Outbox {
  /** Decided now, sent after the transaction. `now` in ms. */
  add(mail: MailRequest, now: number): Promise<void>;
  /** What is due at `now`, oldest first. */
  listDue(now: number, limit: number): Promise<WaitingMail[]>;
  markSent(id: string, rendered: RenderedMail, now: number): Promise<void>;
  /** Another try at `nextTryAt`, or none ever when it is null. */
  markFailed(id: string, reason: string, nextTryAt: number | null): Promise<void>;
  /** Everything that was sent, newest first: what the demo's mailbox shows. */
  listSent(limit: number): Promise<SentMail[]>;
}

export type WaitingMail = MailRequest & { id: string; tries: number };
export type SentMail = RenderedMail & { id: string; sentAt: number };
