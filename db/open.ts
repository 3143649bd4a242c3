import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { fileURLToPath } from "node:url";
import { openFile } from "./open-file.ts";
import { openServer } from "./open-server.ts";

/** A database or an open transaction: the repositories cannot tell them apart. */
// deno-lint-ignore no-explicit-any -- the result type differs per driver and is never used
export type Connection = BaseSQLiteDatabase<"async", any, any>;

export interface Database {
  /** For reading outside a transaction; sees only what is committed. */
  read: Connection;
  /** Runs `work` atomically. Transactions take turns, so SQLITE_BUSY cannot happen; they do not nest. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  migrate(): Promise<void>;
  /**
   * Leaves no byte of what was deleted: pages are overwritten when they are freed, and the log is emptied here.
   * A database server keeps its own log and its own copies.
   */
  scrub(): Promise<void>;
  /** Why it could not be written to right now; empty when it can. */
  problems(): Promise<string[]>;
  /** After the transaction that is under way; nothing may be asked of it from then on. */
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/**
 * Opens `file:path` (this process owns the file; a second one is refused) or a libSQL server
 * (`http:`, `https:`, `libsql:`), which any number of processes share.
 */
export function openDatabase(url: string, authToken?: string): Database {
  return url.startsWith("file:") ? openFile(url.slice(5)) : openServer(url, authToken);
}
