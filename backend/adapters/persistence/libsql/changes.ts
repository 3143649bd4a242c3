import { asc, gt, lte, max, min, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { changes } from "db/schema/changes.ts";
import type { Changes } from "../../../ports/persistence/changes.ts";
import { preparedOnce } from "./prepared-once.ts";

const after = preparedOnce((connection) =>
  connection.select().from(changes).where(gt(changes.seq, sql.placeholder("seq")))
    .orderBy(asc(changes.seq)).limit(sql.placeholder("limit")).prepare()
);

export function libsqlChanges(connection: Connection): Changes {
  return {
    after(seq, limit) {
      return after(connection).all({ seq, limit });
    },

    async last() {
      const [row] = await connection.select({ seq: max(changes.seq) }).from(changes);
      return row?.seq ?? 0;
    },

    async deleteOldest({ keep, limit }) {
      const [row] = await connection.select({ first: min(changes.seq), last: max(changes.seq) })
        .from(changes);
      const first = row?.first ?? 0;
      const end = Math.min((row?.last ?? 0) - keep, first + limit - 1);
      if (end < first) return 0;
      await connection.delete(changes).where(lte(changes.seq, end));
      return end - first + 1;
    },
  };
}
