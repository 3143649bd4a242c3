import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { id, instant, json, languages } from "./columns.ts";
import { users } from "./users.ts";

type Delivery =
  | { by: "email"; to: "recipient" | "buyer"; email: string; on: string | null }
  | {
    by: "post";
    address: {
      line1: string;
      city: string;
      postalCode: string;
      country: "EE" | "FI" | "LV" | "LT";
    };
    arrives: string;
  };

export const giftCards = sqliteTable("gift_cards", {
  id: id(),
  state: text({ enum: ["pending", "active", "blocked", "expired", "refunded"] }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  postageCents: integer("postage_cents").notNull(),
  design: text({
    enum: ["christmas-spruce", "quiet-snow", "sea-morning", "linden-leaf", "birch-light"],
  }).notNull(),
  language: text({ enum: languages }).notNull(),
  buyerUserId: text("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  recipientName: text("recipient_name").notNull(),
  message: text().notNull(),
  delivery: json<Delivery>("delivery").notNull(),
  deliverAt: instant("deliver_at"),
  sentAt: instant("sent_at"),
  codeHash: text("code_hash"),
  /** Encrypted, so that the card can be printed again. */
  codeSealed: text("code_sealed"),
  last4: text("last4"),
  activatedAt: instant("activated_at"),
  expiresAt: instant("expires_at"),
  remindersSent: integer("reminders_sent").notNull().default(0),
  replacedBy: text("replaced_by").references((): AnySQLiteColumn => giftCards.id),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  uniqueIndex("gift_cards_code").on(table.codeHash),
  index("gift_cards_created").on(table.createdAt, table.id),
  index("gift_cards_state").on(table.state, table.createdAt, table.id),
  // Without the state SQLite counts by the index of states.
  index("gift_cards_to_post").on(table.state, table.createdAt, table.id)
    .where(sql`state = 'active' and sent_at is null and delivery ->> 'by' = 'post'`),
  index("gift_cards_buyer").on(table.buyerUserId),
  index("gift_cards_last4").on(table.last4),
  index("gift_cards_mails").on(table.deliverAt).where(sql`state = 'active' and sent_at is null`),
  index("gift_cards_ends").on(table.expiresAt).where(sql`state = 'active'`),
  check(
    "gift_cards_amount",
    sql`typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 50000`,
  ),
  check(
    "gift_cards_code_when_paid",
    sql`(${table.state} = 'pending') = (${table.codeHash} is null)`,
  ),
]);
