import type { CalendarNews } from "../domain/session-calendar.ts";
import type { Language } from "../domain/text.ts";

/** Hands over rendered mails. */
export interface Mail {
  /** Whether the outbox keeps a copy of what was sent: the only place to read it when nothing leaves the house. */
  keepsCopies: boolean;
  /** The address mails come from. */
  sender: string;
  /**
   * Throws when it could not be handed over: the outbox tries again. Ends within `mailHandOverMs`, one way or the other.
   */
  send(mail: RenderedMail): Promise<MailOutcome>;
}

/** Who refuses a mail for good would refuse it again; `reason` are their own words. */
export type MailOutcome = { taken: true } | { taken: false; reason: string };

/** The longest (ms) that one mail may be on its way out. */
export const mailHandOverMs = 60_000;

/** `id` is the same at every try, so that a mail which was handed over twice can be known for one. */
export type RenderedMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Where the reader says that they want no such mails any more. */
  unsubscribe?: string;
};

/** A small file of text; of a calendar (`text/calendar; method=…`) the reader's program makes an entry, too. */
export type MailAttachment = { name: string; contentType: string; text: string };

/** A mail as a use case decides it: which words are made of it is the templates' business. */
export type MailRequest = {
  to: string;
  language: Language;
  template: MailTemplate;
  /** Facts the template is filled with; addresses of pages are paths. */
  facts: Record<string, string>;
  /** The user whose data it carries, whoever reads it: erasing them erases the mail. */
  about?: string;
  /** The reader's calendar learns of it, too. */
  calendar?: CalendarNews;
  /** Said once only: no second mail can have this key. */
  onceKey?: string;
  /** Worth nothing from this instant (ms) on: it is not sent any more. */
  notAfter?: number;
};

export type MailTemplate =
  | "verify-email"
  | "already-registered"
  | "reset-password"
  | "password-changed"
  | "leave-address"
  | "take-address"
  | "address-in-use"
  | "invitation"
  | "session-booked"
  | "session-cancelled"
  | "session-booked-therapist"
  | "session-cancelled-therapist"
  | "session-rescheduled"
  | "session-rescheduled-therapist"
  | "session-tomorrow"
  | "session-soon"
  | "recommendation-received"
  | "lead-received";
