import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";

/** What moved money, once each. Rows are only added: triggers refuse everything else. */
export const ledgerEvents = sqliteTable("ledger_events", {
  id: id(),
  /** Posted once for ever. */
  key: text().notNull().unique("ledger_events_key"),
  kind: text({
    enum: [
      "payment-received",
      "refund-requested",
      "refund-paid",
      "refund-failed",
      "card-redeemed",
      "session-settled",
      "card-expired",
      "card-replaced",
      "order-booked",
      "order-ended",
      "package-used",
      "package-expired",
    ],
  }).notNull(),
  at: instant("at").notNull(),
  paymentId: text("payment_id"),
  giftCardId: text("gift_card_id"),
  therapySessionId: text("therapy_session_id"),
}, (table) => [
  index("ledger_events_at").on(table.at, table.id),
  index("ledger_events_payment").on(table.paymentId),
  index("ledger_events_gift_card").on(table.giftCardId),
  index("ledger_events_session").on(table.therapySessionId),
]);

/** One debit and one credit of the same amount: the ledger cannot sum to anything but zero. */
export const ledgerTransfers = sqliteTable("ledger_transfers", {
  eventId: text("event_id").notNull().references(() => ledgerEvents.id),
  position: integer().notNull(),
  debit: text().notNull(),
  credit: text().notNull(),
  amountCents: integer("amount_cents").notNull(),
}, (table) => [
  primaryKey({ columns: [table.eventId, table.position] }),
  index("ledger_transfers_debit").on(table.debit, table.amountCents),
  index("ledger_transfers_credit").on(table.credit, table.amountCents),
  // Lists show the last six characters of an id.
  index("ledger_transfers_debit_end").on(sql`substr(debit, -6)`),
  index("ledger_transfers_credit_end").on(sql`substr(credit, -6)`),
  check(
    "ledger_transfers_amount",
    sql`typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 10000000`,
  ),
  check("ledger_transfers_two_accounts", sql`${table.debit} <> ${table.credit}`),
]);
