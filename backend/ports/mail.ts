import type { CalendarUpdate } from "../domain/session-calendar.ts";
import type { DiscreetName } from "../domain/discreet.ts";
import type { Language } from "../domain/text.ts";
import type { MailedSession } from "./mailed-session.ts";

export interface Mail {
  /**
   * Settles within `limitMs`, by default `mailSendLimitMs`. Throws when the mail was not sent and a later attempt may
   * succeed.
   */
  send(message: DueMail, limitMs?: number): Promise<MailOutcome>;
  /** The mail as `send` would send it. */
  preview(message: DueMail): RenderedMail;
  /** The subject of all mails of a kind, with "…" for what differs. */
  subject(template: MailTemplate, language: Language): string;
}

/** `id` is the same at every attempt, so that a receiver can recognize a duplicate. `now` in ms. */
export type DueMail = MailMessage & {
  id: string;
  now: number;
  /** Of a recipient whose mailbox others may see. */
  discreet?: DiscreetName | undefined;
};

/** `copy` is for the outbox to store. A mail that is not accepted is not retried. */
export type MailOutcome =
  | { accepted: true; copy: RenderedMail | null }
  | { accepted: false; reason: string };

/** The longest time (ms) that sending one mail takes. */
export const mailSendLimitMs = 60_000;

export type RenderedMail = {
  id: string;
  to: string;
  /** The name of the sender; undefined for the usual one. */
  sender?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  unsubscribe?: string;
};

/** A small text file. Mail programs add one with the content type `text/calendar; method=…` to the calendar. */
export type MailAttachment = { name: string; contentType: string; text: string };

/** A mail as a use case requests it: the adapter has the templates and texts. */
export type MailMessage = {
  to: string;
  language: Language;
  template: MailTemplate;
  /** Values for the template's placeholders; `path` is the page that the button opens. */
  facts: Record<string, string>;
  session?: MailedSession;
  /** The user whose data it contains: erasing this user erases the mail. */
  about?: string;
  calendar?: CalendarUpdate;
  onceKey?: string;
  /** Sent from this instant (ms) on. */
  notBefore?: number;
  /** Not sent from this instant (ms) on. */
  notAfter?: number;
};

export const mailTemplates = [
  "test-mail",
  "sign-in-code",
  "password-code",
  "confirm-booking",
  "verify-email",
  "already-registered",
  "no-account",
  "registered-twice",
  "reset-password",
  "password-changed",
  "password-was-reset",
  "authenticator-added",
  "authenticator-removed",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-replaced",
  "recovery-code-used",
  "second-factor-reset",
  "api-key-added",
  "partner-key-added",
  "partner-key-ending",
  "partner-key-revoked",
  "webhook-added",
  "webhook-secret-replaced",
  "account-disabled",
  "profile-disabled",
  "account-erased",
  "leave-address",
  "take-address",
  "address-in-use",
  "invitation",
  "invitation-reminder",
  "session-booked",
  "session-booked-therapist",
  "session-rescheduled",
  "session-rescheduled-therapist",
  "session-cancelled",
  "session-cancelled-therapist",
  "session-missed",
  "session-fee-waived",
  "session-tomorrow",
  "session-tomorrow-therapist",
  "session-soon",
  "session-soon-therapist",
  "session-late",
  "practitioner-away",
  "practitioner-away-reminder",
  "practitioner-back",
  "session-request",
  "session-request-therapist",
  "session-request-declined",
  "session-request-lapsed",
  "session-request-warning",
  "session-request-taken-back-therapist",
  "client-question-therapist",
  "client-question-reminder-therapist",
  "client-question-answered",
  "client-question-lapsed",
  "waiting-list-joined",
  "waiting-list-offer",
  "waiting-list-offer-ended",
  "waiting-list-removed",
  "waiting-seat-joined",
  "waiting-seat-offer",
  "waiting-seat-offer-ended",
  "waiting-seat-moved",
  "waiting-seat-passed",
  "waiting-seat-cancelled",
  "saved-search-news",
  "test-results",
  "session-warning",
  "recommendation-received",
  "lead-received",
  "lead-status",
  "lead-declined",
  "certificate-checked",
  "certificate-refused",
  "certificate-ending",
  "name-changed",
  "review-published",
  "review-published-therapist",
  "review-refused",
  "review-answered",
  "review-answer-removed",
  "companion-invitation",
  "companion-agreed",
  "companion-declined",
  "companion-away",
  "companion-back",
  "lead-away",
  "lead-back",
  "team-invitation",
  "team-joined",
  "team-left",
  "team-removed",
  "team-handed-over",
  "assistant-invitation",
  "assistant-joined",
  "assistant-left",
  "assistant-removed",
  "profile-unfinished",
  "profile-received",
  "profile-waiting",
  "profile-approved",
  "profile-declined",
  "admin-digest",
  "gift-card",
  "gift-card-to-give",
  "gift-card-delivered",
  "gift-card-posted",
  "gift-card-ending",
  "gift-card-replaced",
  "package-ending",
  "package-sold",
  "payment-waiting",
  "payment-receipt",
  "payment-refunded",
  "payment-given-back",
  "data-opened",
  "role-granted",
  "role-taken",
] as const;

export type MailTemplate = typeof mailTemplates[number];

/** Those that come of a stored test. */
export const suitabilityMails: readonly MailTemplate[] = [
  "test-results",
  "session-warning",
  "session-request-warning",
];

/** Those with which people sign in, and those that say what happened to an account. */
export const securityMails: readonly MailTemplate[] = [
  "sign-in-code",
  "password-code",
  "verify-email",
  "already-registered",
  "no-account",
  "registered-twice",
  "reset-password",
  "password-changed",
  "password-was-reset",
  "authenticator-added",
  "authenticator-removed",
  "passkey-added",
  "passkey-removed",
  "recovery-codes-replaced",
  "recovery-code-used",
  "second-factor-reset",
  "api-key-added",
  "partner-key-added",
  "partner-key-revoked",
  "webhook-added",
  "webhook-secret-replaced",
  "account-disabled",
  "account-erased",
  "leave-address",
  "take-address",
  "address-in-use",
  "data-opened",
  "role-granted",
  "role-taken",
];
