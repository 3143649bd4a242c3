import { and, eq, getTableColumns, lt, not, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { attempts } from "db/schema/attempts.ts";
import type { Attempts } from "../../../ports/persistence/attempts.ts";
import { preparedOnce } from "./prepared-once.ts";

const { key: _key, ...columns } = getTableColumns(attempts);

const byKey = preparedOnce((connection) =>
  connection.select(columns).from(attempts).where(eq(attempts.key, sql.placeholder("key")))
    .prepare()
);

function beginsWith(prefix: string) {
  return eq(sql`substr(${attempts.key}, 1, ${prefix.length})`, prefix);
}

export function libsqlAttempts(connection: Connection): Attempts {
  return {
    async find(key) {
      const [row] = await byKey(connection).all({ key });
      return row ?? null;
    },

    async save(key, attempt) {
      await connection.insert(attempts).values({ key, ...attempt })
        .onConflictDoUpdate({ target: attempts.key, set: attempt });
    },

    async clear(key) {
      await connection.delete(attempts).where(eq(attempts.key, key));
    },

    async clearAll(prefix) {
      await connection.delete(attempts).where(beginsWith(prefix));
    },

    async clearOlder({ counters, networks }) {
      const isNetwork = beginsWith("knownNetwork:");
      await connection.delete(attempts).where(or(
        and(not(isNetwork), lt(attempts.windowStartedAt, counters)),
        and(isNetwork, lt(attempts.windowStartedAt, networks)),
      ));
    },
  };
}
