import { and, asc, eq, gt, isNotNull, notInArray, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { jobLeases, jobStates } from "db/schema/job-leases.ts";
import type { JobStates } from "../../../ports/persistence/job-states.ts";

export function libsqlJobStates(connection: Connection): JobStates {
  const select = (now: number) =>
    connection.select({ state: jobStates, runningIn: jobLeases.holder }).from(jobStates)
      .leftJoin(jobLeases, and(eq(jobLeases.name, jobStates.name), gt(jobLeases.until, now)));
  return {
    async list(now) {
      const rows = await select(now).orderBy(asc(jobStates.name));
      return rows.map(({ state, runningIn }) => ({ ...state, runningIn }));
    },

    async find(name, now) {
      const [row] = await select(now).where(eq(jobStates.name, name));
      return row ? { ...row.state, runningIn: row.runningIn } : null;
    },

    async register(jobs) {
      await connection.delete(jobStates)
        .where(notInArray(jobStates.name, jobs.map(({ name }) => name)));
      for (const job of jobs) {
        const { everyMs, claims } = job;
        await connection.insert(jobStates).values(job)
          .onConflictDoUpdate({ target: jobStates.name, set: { everyMs, claims } });
      }
    },

    async record({ name, error, startedAt, tookMs, holder }) {
      await connection.update(jobStates).set({
        startedAt,
        tookMs,
        holder,
        error,
        ...(error === null
          ? { failuresInRow: 0 }
          : { failuresInRow: sql`${jobStates.failuresInRow} + 1`, failedAt: startedAt + tookMs }),
      }).where(eq(jobStates.name, name));
    },

    async request(name, now) {
      await connection.update(jobStates).set({ requestedAt: now }).where(eq(jobStates.name, name));
    },

    async requested() {
      const rows = await connection.select({ name: jobStates.name }).from(jobStates)
        .where(isNotNull(jobStates.requestedAt));
      return rows.map(({ name }) => name);
    },

    async takeRequest(name) {
      const taken = await connection.update(jobStates).set({ requestedAt: null })
        .where(and(eq(jobStates.name, name), isNotNull(jobStates.requestedAt)))
        .returning({ name: jobStates.name });
      return taken.length > 0;
    },
  };
}
