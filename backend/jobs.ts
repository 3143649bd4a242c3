export type Job = {
  name: string;
  everySeconds: number;
  /** `stopping` is aborted when the house closes: a turn that takes long ends at the next good moment. */
  run: (now: number, stopping: AbortSignal) => Promise<unknown>;
  /** What it works on is claimed piece by piece: any number of processes may do it at once. */
  shared?: boolean;
};

/** Does some work unless another process is at the same job. */
type Lease = (name: string, work: () => Promise<unknown>) => Promise<unknown>;

/**
 * Repeats each job, never twice at once, here or in another process; a failure is told and the job goes on at its next
 * turn.
 */
export function startJobs(
  jobs: Job[],
  lease: Lease,
  tellFailure: (name: string, error: unknown) => void,
) {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const timers = jobs.map((job) => setInterval(() => turn(job), job.everySeconds * 1000));

  function turn(job: Job) {
    if (running.has(job.name)) return;
    const run = () => job.run(Date.now(), stopping.signal);
    const work = (job.shared ? run() : lease(job.name, run))
      .then(() => {}, (error) => tellFailure(job.name, error))
      .finally(() => running.delete(job.name));
    running.set(job.name, work);
  }

  return {
    /** No new turns; resolves when the last one has ended. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}
