import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, languages } from "./columns.ts";
import { users } from "./users.ts";

const providers = ["demo", "external", "stripe"] as const;

export const payments = sqliteTable("payments", {
  id: id(),
  kind: text({ enum: ["gift-card", "course", "session", "package"] }).notNull(),
  /** The id of what is bought. */
  reference: text().notNull(),
  state: text({
    enum: ["pending", "paid", "failed", "expired", "partially-refunded", "refunded"],
  }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  /** Which accounts of the ledger get the money. */
  lines: json<{ account: string; amountCents: number }[]>("lines").notNull(),
  description: text().notNull(),
  language: text({ enum: languages }).notNull(),
  buyerUserId: text("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
  buyerName: text("buyer_name").notNull(),
  buyerEmail: text("buyer_email").notNull(),
  provider: text({ enum: providers }).notNull(),
  providerReference: text("provider_reference"),
  pageUrl: text("page_url"),
  failure: text(),
  /** Why an administrator should look at it. */
  flag: text(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  paidAt: instant("paid_at"),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("payments_created").on(table.createdAt, table.id),
  index("payments_state").on(table.state, table.createdAt, table.id),
  index("payments_kind").on(table.kind, table.createdAt, table.id),
  index("payments_flagged").on(table.createdAt, table.id).where(sql`flag is not null`),
  index("payments_reference").on(table.kind, table.reference, table.createdAt),
  index("payments_pending").on(table.expiresAt).where(sql`state = 'pending'`),
  index("payments_buyer").on(table.buyerUserId),
  uniqueIndex("payments_provider_reference").on(table.provider, table.providerReference),
  check(
    "payments_amount",
    sql`typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 1000000`,
  ),
  check("payments_refunded", sql`${table.refundedCents} between 0 and ${table.amountCents}`),
]);

const ofPayment = () => text("payment_id").notNull().references(() => payments.id);

/** What the provider reported, once each. */
export const paymentEvents = sqliteTable("payment_events", {
  id: id(),
  provider: text({ enum: providers }).notNull(),
  /** The provider's id of the event. */
  eventId: text("event_id").notNull(),
  paymentId: text("payment_id").references(() => payments.id),
  kind: text().notNull(),
  outcome: text({ enum: ["paid", "ended", "nothing", "flagged"] }).notNull(),
  receivedAt: instant("received_at").notNull(),
}, (table) => [
  uniqueIndex("payment_events_event").on(table.provider, table.eventId),
  index("payment_events_payment").on(table.paymentId),
]);

export const refunds = sqliteTable("refunds", {
  id: id(),
  paymentId: ofPayment(),
  amountCents: integer("amount_cents").notNull(),
  lines: json<{ account: string; amountCents: number }[]>("lines").notNull(),
  reason: text().notNull(),
  state: text({ enum: ["requested", "done", "failed"] }).notNull(),
  providerReference: text("provider_reference"),
  /** The administrator; null when the server gave back a second payment of one purchase. */
  requestedBy: text("requested_by").references(() => users.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
  doneAt: instant("done_at"),
}, (table) => [
  index("refunds_payment").on(table.paymentId),
  index("refunds_requested").on(table.createdAt).where(sql`state = 'requested'`),
  check(
    "refunds_amount",
    sql`typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 1000000`,
  ),
]);

/** Numbered without gaps in each year; triggers refuse a gap, a change and a deletion. */
export const receipts = sqliteTable("receipts", {
  number: id(),
  year: integer().notNull(),
  sequence: integer().notNull(),
  kind: text({ enum: ["receipt", "credit-note"] }).notNull(),
  paymentId: ofPayment(),
  refundId: text("refund_id").references(() => refunds.id),
  amountCents: integer("amount_cents").notNull(),
  issuedAt: instant("issued_at").notNull(),
}, (table) => [
  uniqueIndex("receipts_sequence").on(table.year, table.sequence),
  index("receipts_payment").on(table.paymentId),
  check(
    "receipts_of_refund",
    sql`(${table.kind} = 'credit-note') = (${table.refundId} is not null)`,
  ),
]);
