import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, languages } from "./columns.ts";

/** The living sign-in code of each address. */
export const signInCodes = sqliteTable("sign_in_codes", {
  emailKey: text("email_key").primaryKey(),
  /** Keyed with the server's secret: six digits could be guessed from a plain hash. */
  codeHash: text("code_hash").notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant("expires_at").notNull(),
  /** Chosen with the request, for a new account. */
  language: text({ enum: languages }),
}, (table) => [index("sign_in_codes_expires").on(table.expiresAt)]);
