import { and, asc, desc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { sessionMoney } from "db/schema/session-money.ts";
import type { SessionMoney } from "../../../domain/money/session-money.ts";
import type { SessionMoneyRows } from "../../../ports/persistence/session-money.ts";

export function libsqlSessionMoney(connection: Connection): SessionMoneyRows {
  return {
    async add({ source, ...money }) {
      await connection.insert(sessionMoney)
        .values({ ...money, sourceKind: source.kind, sourceId: source.id });
    },

    async saveReturned({ id, returnedCents }) {
      await connection.update(sessionMoney).set({ returnedCents }).where(eq(sessionMoney.id, id));
    },

    async list(therapySessionId) {
      return stored(
        await connection.select().from(sessionMoney)
          .where(eq(sessionMoney.therapySessionId, therapySessionId))
          .orderBy(asc(sessionMoney.createdAt), asc(sessionMoney.id)),
      );
    },

    async listOfSource({ kind, id }) {
      return stored(
        await connection.select().from(sessionMoney)
          .where(and(eq(sessionMoney.sourceKind, kind), eq(sessionMoney.sourceId, id)))
          .orderBy(desc(sessionMoney.createdAt), desc(sessionMoney.id)),
      );
    },
  };
}

function stored(rows: (typeof sessionMoney.$inferSelect)[]): SessionMoney[] {
  return rows.map(({ sourceKind, sourceId, ...money }) => ({
    ...money,
    source: { kind: sourceKind, id: sourceId },
  }));
}
