import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, languages } from "./columns.ts";
import { therapists } from "./therapists.ts";
import { users } from "./users.ts";

type Suitability = { acknowledged: unknown; isShared: boolean };

/** Bookings that wait, or waited, for their payment. The time is in `holds` meanwhile. */
export const sessionOrders = sqliteTable("session_orders", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  userId: text("user_id").notNull().references(() => users.id, { onDelete: "cascade" }),
  language: text({ enum: languages }).notNull(),
  eventTypeUri: text("event_type_uri").notNull(),
  practiceType: text("practice_type").notNull(),
  intro: flag("intro").notNull(),
  priceCents: integer("price_cents").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  timeZone: text("time_zone").notNull(),
  clientTimeZone: text("client_time_zone").notNull(),
  /** E.164, of the client. */
  phone: text(),
  meetingType: text("meeting_type", { enum: ["VIDEO_CALL", "IN_PERSON"] }).notNull(),
  place: text().notNull(),
  answers: json<{ question: string; answer: string; position: number }[]>("answers").notNull(),
  tracking: json<Record<string, string>>("tracking").notNull(),
  /** Of the client's test, to be recorded with the session. */
  suitability: json<Suitability | null>("suitability"),
  holdId: text("hold_id").notNull(),
  holdSecretSealed: text("hold_secret_sealed").notNull(),
  giftCardId: text("gift_card_id"),
  /** What is kept of the card until the session is booked. */
  giftCardCents: integer("gift_card_cents").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  payBy: instant("pay_by").notNull(),
  status: text({ enum: ["waiting", "booked", "lapsed", "taken-back"] }).notNull(),
  endedAt: instant("ended_at"),
  therapySessionId: text("therapy_session_id"),
  /** By which the time was booked. */
  secretLinkId: text("secret_link_id"),
}, (table) => [
  index("session_orders_user").on(table.userId),
  index("session_orders_hold").on(table.holdId),
  index("session_orders_due").on(table.payBy).where(sql`status = 'waiting'`),
  check("session_orders_end", sql`(${table.status} = 'waiting') = (${table.endedAt} is null)`),
  check(
    "session_orders_booked",
    sql`(${table.status} = 'booked') = (${table.therapySessionId} is not null)`,
  ),
  check("session_orders_times", sql`${table.endsAt} > ${table.startsAt}`),
  check(
    "session_orders_card",
    sql`${table.giftCardCents} between 0 and ${table.priceCents} and (${table.giftCardCents} = 0 or ${table.giftCardId} is not null)`,
  ),
]);
