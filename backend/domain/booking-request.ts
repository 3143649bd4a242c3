import { second } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { MeetingType } from "./scheduling.ts";
import type { Language } from "./text.ts";

/** A booking of a person without an account, stored until the mailbox is proven or the hold ends. Instants in ms. */
export type BookingRequest = {
  id: string;
  secretHash: string;
  linkHash: string;
  codeHash: string;
  tries: number;
  codeExpiresAt: number;
  holdId: string;
  /** Encrypted: any device that proves the mailbox books the held time. */
  holdSecretSealed: string;
  eventTypeUri: string;
  startsAt: number;
  endsAt: number;
  meetingType: MeetingType | null;
  email: string;
  name: string;
  /** E.164. */
  phone: string | null;
  timeZone: string;
  language: Language;
  answers: { question: string; answer: string; position: number }[];
  tracking: Record<string, string>;
  createdAt: number;
  /** The end of the hold. */
  expiresAt: number;
  confirmedAt: number | null;
  therapySessionId: string | null;
  /** Instead of the session when the booking waits for the practitioner's answer. */
  sessionRequestId: string | null;
  /** Instead of the session when it is paid first, or with a gift card. */
  sessionOrderId: string | null;
  /** The card that pays. */
  giftCardId: string | null;
  /** By which the time was booked. */
  secretLinkId: string | null;
  /** Requested by a partner, who may learn the code: it books, and opens no account. */
  isOfPartner: boolean;
};

export const bookingRequestStatuses = ["waiting", "confirmed", "expired"] as const;

export type BookingRequestStatus = (typeof bookingRequestStatuses)[number];

const mostWaitingRequests = 3;

/**
 * ERR_TOO_MANY_REQUESTS while several times are held for an address by one network. `expiries`: when (ms) their requests
 * end.
 */
export function requireFewWaiting(expiries: readonly number[], now: number): void {
  if (expiries.length < mostWaitingRequests) return;
  const retryAfter = Math.ceil((Math.min(...expiries) - now) / second);
  throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
}

export function bookingRequestStatus(
  { confirmedAt, expiresAt }: Pick<BookingRequest, "confirmedAt" | "expiresAt">,
  now: number,
): BookingRequestStatus {
  if (confirmedAt !== null) return "confirmed";
  return now < expiresAt ? "waiting" : "expired";
}
