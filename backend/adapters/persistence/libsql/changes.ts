import { asc, gt, max } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import { changes } from "db/schema/mod.ts";
import type { Changes } from "../../../ports/persistence/changes.ts";

export function libsqlChanges(connection: Connection): Changes {
  return {
    after(seq) {
      return connection.select().from(changes).where(gt(changes.seq, seq))
        .orderBy(asc(changes.seq)).limit(1000);
    },

    async last() {
      const [row] = await connection.select({ seq: max(changes.seq) }).from(changes);
      return row?.seq ?? 0;
    },
  };
}
