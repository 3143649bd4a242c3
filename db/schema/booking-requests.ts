import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, languages } from "./columns.ts";

/** Bookings by people without an account, from the form until a while after the mailbox is proven. */
export const bookingRequests = sqliteTable("booking_requests", {
  id: id(),
  secretHash: text("secret_hash").notNull(),
  linkHash: text("link_hash").notNull(),
  /** Keyed with the server's secret: six digits could be guessed from a plain hash. */
  codeHash: text("code_hash").notNull(),
  codeExpiresAt: instant("code_expires_at").notNull(),
  tries: integer().notNull().default(0),
  holdId: text("hold_id").notNull(),
  holdSecretSealed: text("hold_secret_sealed").notNull(),
  eventTypeUri: text("event_type_uri").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  meetingType: text("meeting_type"),
  email: text().notNull(),
  emailKey: text("email_key").notNull(),
  name: text().notNull(),
  /** E.164. */
  phone: text(),
  timeZone: text("time_zone").notNull(),
  language: text({ enum: languages }).notNull(),
  answers: json<{ question: string; answer: string; position: number }[]>("answers").notNull(),
  tracking: json<Record<string, string>>("tracking").notNull(),
  createdAt: instant("created_at").notNull(),
  /** The end of the hold. */
  expiresAt: instant("expires_at").notNull(),
  confirmedAt: instant("confirmed_at"),
  therapySessionId: text("therapy_session_id"),
  /** Instead of the session when the booking waits for the practitioner's answer. */
  sessionRequestId: text("session_request_id"),
  /** Instead of the session when the booking waits for its payment, or was paid with a gift card. */
  sessionOrderId: text("session_order_id"),
  /** The gift card that pays. */
  giftCardId: text("gift_card_id"),
  /** By which the time was booked. */
  secretLinkId: text("secret_link_id"),
  /** Requested by a partner, who may learn the code: it books, and opens no account. */
  isOfPartner: flag("is_of_partner").notNull().default(false),
}, (table) => [
  uniqueIndex("booking_requests_link").on(table.linkHash),
  index("booking_requests_hold").on(table.holdId),
  index("booking_requests_email").on(table.emailKey),
  index("booking_requests_expires").on(table.expiresAt),
]);
