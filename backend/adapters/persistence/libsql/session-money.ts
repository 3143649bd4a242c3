import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { sessionMoney } from "db/schema/session-money.ts";
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
      const rows = await connection.select().from(sessionMoney)
        .where(eq(sessionMoney.therapySessionId, therapySessionId))
        .orderBy(asc(sessionMoney.createdAt), asc(sessionMoney.id));
      return rows.map(({ sourceKind, sourceId, ...money }) => ({
        ...money,
        source: { kind: sourceKind, id: sourceId },
      }));
    },
  };
}
