import { second } from "../domain/duration.ts";
import { withoutParameters } from "../domain/without-parameters.ts";
import type { Persistence } from "../ports/persistence.ts";
import type { JobRun } from "../ports/persistence/job-states.ts";
import type { Job } from "./job.ts";

/** A job that runs every second would commit every second only to say so. */
const storedEveryMs = 30 * second;

const longestError = 500;

/** What administrators see of the jobs. All of it is in the database, so that it is true for every process. */
export type JobLog = {
  open(jobs: Job[]): Promise<void>;
  ended(job: Job, run: Omit<JobRun, "name" | "error"> & { error: unknown }): Promise<void>;
  requested(): Promise<string[]>;
  takeRequest(job: Job): Promise<boolean>;
};

export function jobLog({ jobStates, transaction }: Persistence): JobLog {
  const stored = new Map<string, { at: number; failed: boolean }>();
  return {
    async open(jobs) {
      await transaction(({ jobStates }) =>
        jobStates.register(
          jobs.map(({ name, everyMs, claims = false }) => ({ name, everyMs, claims })),
        )
      );
    },

    async ended({ name, everyMs }, { error, ...run }) {
      const failed = error !== null;
      const last = stored.get(name);
      const at = run.startedAt + run.tookMs;
      const isOften = everyMs < storedEveryMs && last && at - last.at < storedEveryMs;
      if (isOften && !failed && !last.failed) return;
      stored.set(name, { at, failed });
      const text = failed ? String(withoutParameters(error)).slice(0, longestError) : null;
      await transaction(({ jobStates }) => jobStates.record({ ...run, name, error: text }));
    },

    requested: () => jobStates.requested(),
    takeRequest: ({ name }) => transaction(({ jobStates }) => jobStates.takeRequest(name)),
  };
}
