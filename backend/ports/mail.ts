import type { Language } from "../domain/text.ts";

/** Sends one rendered mail. Throws when it could not be handed over; the outbox tries again. */
export interface Mail {
  /** Whether the outbox keeps a copy of what was sent: the only place to read it when nothing leaves the house. */
  keepsCopies: boolean;
  send(mail: RenderedMail): Promise<void>;
}

export type RenderedMail = { to: string; subject: string; text: string; html: string };

/** A mail as a use case decides it: which words are made of it is the templates' business. */
export type MailRequest = {
  to: string;
  language: Language;
  template: MailTemplate;
  /** Facts the template is filled with; addresses of pages are paths. */
  facts: Record<string, string>;
  /** The user whose data it carries, whoever reads it: erasing them erases the mail. */
  about?: string;
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
  | "recommendation-received"
  | "lead-received";
