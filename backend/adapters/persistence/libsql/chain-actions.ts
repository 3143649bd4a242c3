import { asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { chainActions, type ChainedAction } from "db/action-chain.ts";
import type { Connection, Database } from "db/database.ts";
import { adminActions } from "db/schema/admin-actions.ts";

const batchSize = 200;

/**
 * Does what migrations cannot, because SQL has no SHA-256: chains the actions that an earlier release stored. Safe to
 * repeat at every start and to interrupt. Returns the number of chained rows.
 */
export async function chainStoredActions(database: Database): Promise<number> {
  let chained = 0;
  while (await hasUnchained(database.read)) {
    chained += await database.transaction(chainBatch);
  }
  return chained;
}

/** The row that the next one follows on. */
export async function lastAction(
  connection: Connection,
): Promise<{ position: number; hash: string } | null> {
  const [last] = await connection
    .select({ position: adminActions.position, hash: adminActions.hash })
    .from(adminActions).where(isNotNull(adminActions.hash))
    .orderBy(desc(adminActions.position)).limit(1);
  return last ? { ...last, hash: last.hash! } : null;
}

async function hasUnchained(connection: Connection): Promise<boolean> {
  const rows = await connection.select({ id: adminActions.id }).from(adminActions)
    .where(isNull(adminActions.previousHash)).limit(1);
  return rows.length > 0;
}

async function chainBatch(connection: Connection): Promise<number> {
  const rows = await connection.select().from(adminActions).where(isNull(adminActions.hash))
    .orderBy(asc(adminActions.position)).limit(batchSize);
  const unchained = rows as Omit<ChainedAction, "previousHash">[];
  for (
    const { position, previousHash, hash } of chainActions(unchained, await lastAction(connection))
  ) {
    await connection.update(adminActions).set({ previousHash, hash })
      .where(eq(adminActions.position, position));
  }
  return rows.length;
}
