import { and, asc, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import { clearances } from "db/schema/client-questions.ts";
import type { Clearance } from "../../../domain/suitability/clearance.ts";
import type { Clearances } from "../../../ports/persistence/clearances.ts";

type Content = Pick<Clearance, "rules" | "rulesVersion" | "reason">;

export function libsqlClearances(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): Clearances {
  function stored({ contentSealed, ...row }: typeof clearances.$inferSelect): Clearance {
    const content: Content = JSON.parse(decryptColumn(noteKey, row.id, contentSealed));
    return { ...row, ...content };
  }

  async function list(condition: SQL): Promise<Clearance[]> {
    const rows = await connection.select().from(clearances).where(condition)
      .orderBy(asc(clearances.clearedAt), asc(clearances.id));
    return rows.map(stored);
  }

  return {
    async add({ rules, rulesVersion, reason, ...clearance }) {
      const content: Content = { rules, rulesVersion, reason };
      await connection.insert(clearances).values({
        ...clearance,
        contentSealed: encryptColumn(noteKey, clearance.id, JSON.stringify(content)),
      });
    },

    async findInForce({ userId, therapistId, practiceType }, now) {
      const [row] = await connection.select().from(clearances).where(and(
        eq(clearances.userId, userId),
        eq(clearances.therapistId, therapistId),
        eq(clearances.practiceType, practiceType),
        isNull(clearances.endedAt),
        gt(clearances.validUntil, now),
      )).orderBy(desc(clearances.clearedAt), desc(clearances.id)).limit(1);
      return row ? stored(row) : null;
    },

    listOfUser: (userId) => list(eq(clearances.userId, userId)),

    listOfQuestions: (questionIds) => list(inList(clearances.questionId, questionIds)),

    async endOfQuestion(questionId, now) {
      await connection.update(clearances).set({ endedAt: now })
        .where(and(eq(clearances.questionId, questionId), isNull(clearances.endedAt)));
    },
  };
}
