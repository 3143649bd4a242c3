import { and, eq, lte, or } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { jobLeases } from "db/schema/job-leases.ts";
import type { JobLeases } from "../../../ports/persistence/job-leases.ts";

export function libsqlJobLeases(connection: Connection): JobLeases {
  return {
    async take(name, holder, now, until) {
      const taken = await connection.insert(jobLeases).values({ name, holder, until })
        .onConflictDoUpdate({
          target: jobLeases.name,
          set: { holder, until },
          setWhere: or(lte(jobLeases.until, now), eq(jobLeases.holder, holder))!,
        })
        .returning({ name: jobLeases.name });
      return taken.length > 0;
    },

    async release(name, holder) {
      await connection.delete(jobLeases)
        .where(and(eq(jobLeases.name, name), eq(jobLeases.holder, holder)));
    },
  };
}
