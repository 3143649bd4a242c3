import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, languages } from "./columns.ts";

/** The living sign-in codes, one of each address and requester. */
export const signInCodes = sqliteTable("sign_in_codes", {
  /** `<address>\n<requester>`. The column has kept its name, so that servers of both versions go on during an upgrade. */
  key: text("email_key").primaryKey(),
  /** Keyed with the server's secret: six digits could be guessed from a plain hash. */
  codeHash: text("code_hash").notNull(),
  tries: integer().notNull().default(0),
  expiresAt: instant("expires_at").notNull(),
  /** Chosen with the request, for a new account. */
  language: text({ enum: languages }),
}, (table) => [index("sign_in_codes_expires").on(table.expiresAt)]);
