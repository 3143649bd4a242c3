import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { fileURLToPath } from "node:url";

/** A database or an open transaction. */
// deno-lint-ignore no-explicit-any -- the result type differs per driver and is never used
export type Connection = BaseSQLiteDatabase<"async", any, any>;

export interface Database {
  /** Reads outside a transaction; sees only what is committed. */
  read: Connection;
  /** Runs `work` atomically. Transactions run one after the other, so SQLITE_BUSY cannot happen; they do not nest. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  migrate(): Promise<void>;
  /**
   * Makes sure that no deleted byte is left: freed pages are overwritten on delete, and this empties the write-ahead
   * log. A database server manages its own log and copies.
   */
  scrub(): Promise<void>;
  /** Why a write would fail right now; empty when it would succeed. */
  problems(): Promise<string[]>;
  /** Closes after the current transaction. Any later use throws. */
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
