import type { Job, JobContext } from "./job.ts";
import { withLease } from "./with-lease.ts";

type Settings = Pick<JobContext, "ports" | "webhookUrl"> & {
  report: (job: string, error: unknown) => void;
};

/**
 * Repeats each job. A job never runs twice at once, neither in this process nor, unless it claims its rows, in another
 * one. Failures go to `report`; the job runs again after its interval.
 */
export function runJobs(jobs: Job[], { report, ...context }: Settings) {
  const holder = crypto.randomUUID();
  const running = new Map<Job, Promise<void>>();
  const stopping = new AbortController();
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs));
  for (const job of jobs) if (job.atStart) start(job, false);

  function start(job: Job, needsLease = !job.claims): void {
    if (running.has(job)) return;
    const done = runOnce(job, needsLease)
      .catch((error) => report(job.name, error))
      .finally(() => running.delete(job));
    running.set(job, done);
  }

  async function runOnce(job: Job, needsLease: boolean): Promise<void> {
    const clock = Date.now;
    const run = () => job.run({ ...context, now: clock(), clock, stopping: stopping.signal });
    if (!needsLease) await run();
    else await withLease(context.ports.persistence, { name: job.name, holder, clock }, run);
  }

  return {
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
