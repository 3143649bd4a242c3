import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, json, practiceGroups, type Text } from "./columns.ts";

export const domainValues = sqliteTable("domain_values", {
  domainCode: text("domain_code").notNull(),
  code: text().notNull(),
  sort: integer().notNull(),
  practiceGroup: text("practice_group", { enum: practiceGroups }),
  labels: json<Text>("labels").notNull(),
  synonyms: json<Record<keyof Text, string[]>>("synonyms").notNull(),
  /** City centre, WGS 84; only for CITY. */
  lat: real(),
  lon: real(),
  /** A retired value is no longer offered; records that have it keep its label. */
  retiredAt: instant("retired_at"),
  /** Counts the changes of administrators; a release changes only values that have none. */
  version: integer().notNull().default(0),
}, (table) => [primaryKey({ columns: [table.domainCode, table.code] })]);
