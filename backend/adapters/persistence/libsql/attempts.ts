import { eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { attempts } from "db/schema/attempts.ts";
import type { Attempts } from "../../../ports/persistence/attempts.ts";
import { preparedOnce } from "./prepared-once.ts";

const { key: _key, ...columns } = getTableColumns(attempts);

const byKey = preparedOnce((connection) =>
  connection.select(columns).from(attempts).where(eq(attempts.key, sql.placeholder("key")))
    .prepare()
);

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

    async clearOlder(instant) {
      await connection.delete(attempts).where(lt(attempts.windowStartedAt, instant));
    },
  };
}
