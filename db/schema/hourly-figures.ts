import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Sums of what happened, which triggers keep: the overview needs no look at the rows themselves. An hour is the instant
 * in ms divided by 3 600 000; days of every zone with whole hours are sums of hours.
 */
export const hourlyFigures = sqliteTable("hourly_figures", {
  kind: text({
    enum: [
      "booked",
      "held",
      "cancelled",
      "missed",
      "people",
      "waiting-practitioners",
      "paid",
      "refunded",
      "failed-mails",
    ],
  }).notNull(),
  hour: integer().notNull(),
  /** A count, or cents; of waiting practitioners by how many there are more. */
  amount: integer().notNull(),
}, (table) => [primaryKey({ columns: [table.kind, table.hour] })]);

/** How many sessions each practice has; triggers keep it. */
export const practiceSessions = sqliteTable("practice_sessions", {
  practiceType: text("practice_type").primaryKey(),
  count: integer().notNull(),
});
