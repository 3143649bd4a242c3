import { asc, eq, gt, sql } from "drizzle-orm";
import { firstPreviousHash, hashOfAction, hashOfTexts } from "./action-chain.ts";
import type { Connection } from "./database.ts";
import { adminActions, adminActionTexts } from "./schema/admin-actions.ts";
import { users } from "./schema/users.ts";

/** The last row and, when the chain is broken, the first row that differs from what was written. */
type ActionsCheck = {
  rows: number;
  lastHash: string;
  broken: { position: number; id: string; why: string } | null;
};

const batch = 1000;

type Row = Awaited<ReturnType<typeof rowsAfter>>[number];

/** Reads the whole log. The texts of an erased person may be missing, those of an existing one may not. */
export async function checkActions(connection: Connection): Promise<ActionsCheck> {
  let last = { position: 0, hash: firstPreviousHash };
  for (;;) {
    const rows = await rowsAfter(connection, last.position);
    for (const row of rows) {
      const { position, id, hash } = row.action;
      const why = faultOf(row, last);
      if (why || hash === null) {
        const broken = { position, id, why: why ?? "has no hash" };
        return { rows: last.position, lastHash: last.hash, broken };
      }
      last = { position, hash };
    }
    if (rows.length < batch) break;
  }
  return { rows: last.position, lastHash: last.hash, broken: null };
}

function rowsAfter(connection: Connection, position: number) {
  return connection.select({
    action: adminActions,
    texts: { salt: adminActionTexts.salt, content: adminActionTexts.content },
    hasPerson: sql<
      number
    >`exists (select 1 from ${users} where ${users.id} = ${adminActions.subjectId})`,
  }).from(adminActions)
    .leftJoin(adminActionTexts, eq(adminActionTexts.actionId, adminActions.id))
    .where(gt(adminActions.position, position))
    .orderBy(asc(adminActions.position)).limit(batch);
}

function faultOf({ action, texts, hasPerson }: Row, last: { position: number; hash: string }) {
  const { position, previousHash, textsHash } = action;
  if (position !== last.position + 1) return `comes where row ${last.position + 1} is missing`;
  if (previousHash === null || previousHash !== last.hash) {
    return "does not follow on the row before";
  }
  if (hashOfAction({ ...action, previousHash }) !== action.hash) return "was changed";
  if (textsHash === null) return texts ? "has texts that were added later" : null;
  if (!texts) return hasPerson ? "has lost what it says about a person" : null;
  return hashOfTexts(texts.salt, texts.content) === textsHash
    ? null
    : "says something else about a person";
}
