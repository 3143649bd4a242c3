import type { Language } from "../../domain/text.ts";
import type { MailTemplate } from "../mail.ts";
import type { OrderedQuery } from "../page.ts";
import type { CountedPage } from "./sorted-list.ts";

/** `failed` is tried again, `given-up` only when an administrator wants it. */
export const mailStates = ["waiting", "failed", "given-up", "sent", "cancelled"] as const;

export type MailState = (typeof mailStates)[number];

/** A mail without its content. Instants in ms. */
export type QueuedMail = {
  id: string;
  kind: MailTemplate;
  language: Language;
  recipient: string;
  state: MailState;
  tries: number;
  createdAt: number;
  /** Null unless it is waiting or failed. */
  nextTryAt: number | null;
  sentAt: number | null;
  lastError: string | null;
  /** Until then one process sends it. */
  claimedUntil: number | null;
  notAfter: number | null;
};

export type MailQuery = OrderedQuery & {
  state?: MailState | undefined;
  kind?: MailTemplate | undefined;
  /** A part of the address; or a mail of one of these kinds. */
  search?: { text: string; kinds: MailTemplate[] } | undefined;
};

/** The outbox as administrators see it. */
export interface MailQueue {
  list(query: MailQuery): Promise<CountedPage<QueuedMail>>;
  find(id: string): Promise<QueuedMail | null>;
  /** Tries the mail at once, with all tries before it. */
  retry(id: string, now: number): Promise<void>;
  /** Tries all that failed or were given up, unless they are too late or being sent. Returns how many. */
  retryAll(kind: MailTemplate | null, now: number): Promise<number>;
  /** Deletes what it would have said. */
  cancel(id: string): Promise<void>;
}
