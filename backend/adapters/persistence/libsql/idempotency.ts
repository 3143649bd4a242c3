import { eq, lt, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { idempotencyKeys } from "db/schema/attempts.ts";
import type { Idempotency } from "../../../ports/persistence/idempotency.ts";
import { preparedOnce } from "./prepared-once.ts";

const byScope = preparedOnce((connection) =>
  connection.select().from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, sql.placeholder("scope"))).prepare()
);

export function libsqlIdempotency(connection: Connection): Idempotency {
  return {
    async find(scope) {
      const [row] = await byScope(connection).all({ scope });
      if (!row) return null;
      const { requestHash, createdAt: startedAt, status, body } = row;
      return { requestHash, startedAt, answer: status === null ? null : { status, body: body! } };
    },

    async start(scope, requestHash, now) {
      const started = { requestHash, status: null, body: null, createdAt: now };
      await connection.insert(idempotencyKeys).values({ scope, ...started })
        .onConflictDoUpdate({ target: idempotencyKeys.scope, set: started });
    },

    async store(scope, requestHash, answer, now) {
      const stored = { requestHash, ...answer, createdAt: now };
      await connection.insert(idempotencyKeys).values({ scope, ...stored })
        .onConflictDoUpdate({ target: idempotencyKeys.scope, set: stored });
    },

    async finish(scope, answer) {
      await connection.update(idempotencyKeys).set(answer)
        .where(eq(idempotencyKeys.scope, scope));
    },

    async delete(scope) {
      await connection.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, scope));
    },

    async deleteBefore(instant) {
      await connection.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, instant));
    },
  };
}
