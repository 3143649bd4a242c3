import { second } from "../domain/duration.ts";
import type { Job, JobContext } from "./job.ts";
import type { JobLog } from "./job-log.ts";
import { withLease } from "./with-lease.ts";

type Settings = Pick<JobContext, "ports" | "webhookUrl"> & {
  report: (job: string, error: unknown) => void;
  log?: JobLog;
  /** Whether no job may start now. */
  isPaused?: () => boolean;
};

const requestsEveryMs = 2 * second;

/**
 * Repeats each job. A job never runs twice at once, neither in this process nor, unless it claims its rows, in another
 * one. Failures go to `report`; the job runs again after its interval. With a log administrators see the runs, and jobs
 * that they request run at once.
 */
export function runJobs(
  jobs: Job[],
  { report, log, isPaused = () => false, ...context }: Settings,
) {
  const holder = crypto.randomUUID();
  const running = new Map<Job, Promise<void>>();
  const stopping = new AbortController();
  const clock = Date.now;
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs));
  if (log) {
    timers.push(setInterval(() => void runRequested(), requestsEveryMs));
    log.open(jobs).catch((error) => report("log of jobs", error));
  }
  for (const job of jobs) if (job.atStart) start(job, () => runLogged(job));

  function start(job: Job, run = () => runOnce(job)): Promise<void> {
    const isRunning = running.get(job);
    if (isRunning) return isRunning;
    if (isPaused()) return Promise.resolve();
    const done = run()
      .catch((error) => report(job.name, error))
      .finally(() => running.delete(job));
    running.set(job, done);
    return done;
  }

  async function runOnce(job: Job): Promise<void> {
    if (job.claims) await runLogged(job);
    else await runLeased(job, () => runLogged(job));
  }

  async function runLeased(job: Job, run: () => Promise<void>): Promise<void> {
    await withLease(context.ports.persistence, { name: job.name, holder, clock }, run);
  }

  async function runLogged(job: Job): Promise<void> {
    const startedAt = clock();
    let error: unknown = null;
    try {
      await job.run({ ...context, now: startedAt, clock, stopping: stopping.signal });
    } catch (thrown) {
      error = thrown ?? new Error("failed");
      throw thrown;
    } finally {
      await log?.ended(job, { holder, startedAt, tookMs: clock() - startedAt, error })
        .catch((failure) => report("log of jobs", failure));
    }
  }

  /** Whichever process gets the lease runs it; one that cannot leaves the request to the others. */
  async function runRequested(): Promise<void> {
    if (!log || stopping.signal.aborted) return;
    try {
      const names = await log.requested();
      await Promise.all(
        jobs.filter((job) => names.includes(job.name) && !running.has(job)).map((job) =>
          start(job, () =>
            runLeased(job, async () => {
              if (await log.takeRequest(job)) await runLogged(job);
            }))
        ),
      );
    } catch (error) {
      report("requested jobs", error);
    }
  }

  return {
    runRequested,
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
