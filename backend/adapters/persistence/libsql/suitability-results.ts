import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Buffer } from "node:buffer";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import {
  suitabilityDrafts as drafts,
  suitabilityResults as results,
} from "db/schema/suitability.ts";
import { type Draft, mostResults, type Result } from "../../../domain/suitability/result.ts";
import type { SuitabilityResults } from "../../../ports/persistence/suitability-results.ts";
import { preparedOnce } from "./prepared-once.ts";

const newestOfUser = preparedOnce((connection) =>
  connection.select().from(results).where(eq(results.userId, sql.placeholder("userId")))
    .orderBy(desc(results.takenAt), desc(results.id)).limit(sql.placeholder("most")).prepare()
);

export function libsqlSuitabilityResults(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): SuitabilityResults {
  const sealed = (rowId: string, content: unknown) =>
    encryptColumn(noteKey, rowId, JSON.stringify(content));
  const opened = <Content>(rowId: string, content: Buffer): Content =>
    JSON.parse(decryptColumn(noteKey, rowId, content));

  function stored({ id, userId, contentSealed, takenAt }: typeof results.$inferSelect): Result {
    const content = opened<Omit<Result, "id" | "userId" | "takenAt">>(id, contentSealed);
    return { id, userId, takenAt, ...content };
  }

  return {
    async findDraft(userId) {
      const [row] = await connection.select().from(drafts).where(eq(drafts.userId, userId));
      if (!row) return null;
      const content = opened<Omit<Draft, "changedAt">>(userId, row.contentSealed);
      return { ...content, changedAt: row.changedAt };
    },

    async saveDraft(userId, { changedAt, version, answers, step }) {
      const content = { contentSealed: sealed(userId, { version, answers, step }), changedAt };
      await connection.insert(drafts).values({ userId, ...content })
        .onConflictDoUpdate({ target: drafts.userId, set: content });
    },

    async deleteDraft(userId) {
      await connection.delete(drafts).where(eq(drafts.userId, userId));
    },

    async deleteDraftsUnchangedSince(instant) {
      await connection.delete(drafts).where(lt(drafts.changedAt, instant));
    },

    async find(id) {
      const [row] = await connection.select().from(results).where(eq(results.id, id));
      return row ? stored(row) : null;
    },

    async listOfUser(userId, most = mostResults) {
      return (await newestOfUser(connection).all({ userId, most })).map(stored);
    },

    async listAllOfUser(userId, { limit, after }) {
      const { id, takenAt } = results;
      const rows = await connection.select().from(results).where(and(
        eq(results.userId, userId),
        after ? sql`(${takenAt}, ${id}) > (${after[0]}, ${after[1]})` : undefined,
      )).orderBy(asc(takenAt), asc(id)).limit(limit);
      return rows.map(stored);
    },

    async listNewest({ after, limit }) {
      const { id, userId, contentSealed, takenAt } = results;
      // Reading from a file blocks the process; others get their turn between two pages.
      await new Promise((resolve) => setTimeout(resolve));
      const newest = sql<number>`max(${takenAt})`.as("newest");
      const rows = await connection.select({ id, userId, contentSealed, takenAt, newest })
        .from(results).where(gt(userId, after)).groupBy(userId).orderBy(asc(userId)).limit(limit);
      return rows.map(({ newest: _, ...row }) => stored(row));
    },

    async add({ id, userId, takenAt, version, rulesVersion, answers, verdicts }) {
      const contentSealed = sealed(id, { version, rulesVersion, answers, verdicts });
      await connection.insert(results).values({ id, userId, contentSealed, takenAt });
    },

    async delete(id) {
      await connection.delete(results).where(eq(results.id, id));
    },

    async deleteOfUser(userId) {
      await connection.delete(results).where(eq(results.userId, userId));
    },
  };
}
