import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, languages } from "./columns.ts";
import { practices, therapists } from "./therapists.ts";
import { users } from "./users.ts";

/** What practitioners offer: several sessions of a practice at one price. */
export const packageOffers = sqliteTable("package_offers", {
  id: id(),
  therapistId: text("therapist_id").notNull()
    .references(() => therapists.id, { onDelete: "cascade" }),
  practiceId: text("practice_id").notNull()
    .references(() => practices.id, { onDelete: "cascade" }),
  sessions: integer().notNull(),
  priceCents: integer("price_cents").notNull(),
  validMonths: integer("valid_months").notNull(),
  isOnSale: flag("is_on_sale").notNull(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
}, (table) => [
  index("package_offers_therapist").on(table.therapistId, table.createdAt),
  index("package_offers_practice").on(table.practiceId),
  check("package_offers_sessions", sql`${table.sessions} between 2 and 20`),
  check("package_offers_months", sql`${table.validMonths} between 3 and 24`),
  check(
    "package_offers_price",
    sql`typeof(${table.priceCents}) = 'integer' and ${table.priceCents} between ${table.sessions} * 100 and 1000000`,
  ),
]);

/** What clients bought. The terms are those of the day of the sale; a trigger refuses to change them. */
export const packages = sqliteTable("packages", {
  id: id(),
  state: text({ enum: ["pending", "active", "expired", "refunded"] }).notNull(),
  offerId: text("offer_id").references(() => packageOffers.id, { onDelete: "set null" }),
  therapistId: text("therapist_id").notNull().references(() => therapists.id),
  /** Of the practice as it was: it may be gone. */
  practiceId: text("practice_id").notNull(),
  practiceType: text("practice_type").notNull(),
  durationMinutes: integer("duration_minutes").notNull(),
  sessions: integer().notNull(),
  priceCents: integer("price_cents").notNull(),
  validMonths: integer("valid_months").notNull(),
  buyerUserId: text("buyer_user_id").references(() => users.id, { onDelete: "set null" }),
  language: text({ enum: languages }).notNull(),
  activatedAt: instant("activated_at"),
  expiresAt: instant("expires_at"),
  remindedAt: instant("reminded_at"),
  createdAt: instant("created_at").notNull(),
}, (table) => [
  index("packages_buyer").on(table.buyerUserId, table.createdAt),
  index("packages_offer").on(table.offerId),
  index("packages_therapist").on(table.therapistId),
  index("packages_ends").on(table.expiresAt).where(sql`state = 'active'`),
  check("packages_sessions", sql`${table.sessions} between 2 and 20`),
  check(
    "packages_price",
    sql`typeof(${table.priceCents}) = 'integer' and ${table.priceCents} between ${table.sessions} * 100 and 1000000`,
  ),
  check(
    "packages_paid",
    sql`(${table.state} = 'pending') = (${table.activatedAt} is null)
      and (${table.activatedAt} is null) = (${table.expiresAt} is null)`,
  ),
]);
