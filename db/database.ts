import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { fileURLToPath } from "node:url";

// deno-lint-ignore no-explicit-any -- the result type differs per driver and is never used
export type Connection = BaseSQLiteDatabase<"async", any, any>;

export interface Database {
  read: Connection;
  /** Reads everything that was committed before, also by other processes: for a replica the primary answers. */
  newest: Connection;
  /**
   * Runs `work` atomically. Transactions run one after the other, so SQLITE_BUSY cannot happen; they do not nest. On a
   * server `work` may run twice. What it reads through `ahead` is requested together and may be outdated: the same reads
   * through `connection` then wait for nothing more. A file has no `ahead`.
   */
  transaction<Result>(
    work: (connection: Connection, ahead?: Connection) => Promise<Result>,
  ): Promise<Result>;
  /** Differs after every commit of any process. Null on a server, where only a read could tell. */
  version(): number | null;
  /** How far the log of a server was when it was last read or written; null for a file, or when that was long ago. */
  seenPosition(): number | null;
  /** Reads wait until the server has this position, which another process has seen. */
  notePosition(position: number): void;
  /** Returns the names of the migrations that it applied. */
  migrate(): Promise<string[]>;
  scrub(): Promise<void>;
  /** Why it cannot be used. */
  problems(): Promise<string[]>;
  /** What is wrong while it is read: a server that takes no changes, or a replica that is behind. */
  warnings(): Promise<string[]>;
  /** Closes after the current transaction. Any later use throws. */
  close(): Promise<void>;
}

/** Reports statements that take `afterMs` or longer, without their parameters. */
export type SlowQueries = { afterMs: number; report(sql: string, ms: number): void };

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
