export type Job = { name: string; everySeconds: number; run: (now: number) => Promise<unknown> };

/** Repeats each job, never twice at once; a failure is told and the job goes on at its next turn. */
export function startJobs(jobs: Job[], tellFailure: (name: string, error: unknown) => void) {
  const running = new Map<string, Promise<void>>();
  const timers = jobs.map((job) => setInterval(() => turn(job), job.everySeconds * 1000));

  function turn(job: Job) {
    if (running.has(job.name)) return;
    const work = job.run(Date.now())
      .then(() => {}, (error) => tellFailure(job.name, error))
      .finally(() => running.delete(job.name));
    running.set(job.name, work);
  }

  return {
    /** No new turns; resolves when the last one has ended. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
