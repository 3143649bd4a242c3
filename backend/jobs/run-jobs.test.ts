import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ports } from "../ports/ports.ts";
import type { Job } from "./job.ts";
import { runJobs } from "./run-jobs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function runJob(job: Partial<Job>, report: (job: string, error: unknown) => void = () => {}) {
  const counted = { name: "count", everyMs: 1_000, claims: true, run: () => Promise.resolve() };
  return runJobs([{ ...counted, ...job }], { ports: {} as Ports, webhookUrl: null, report });
}

test("a run that takes longer than the interval is not started twice, and a failed one is repeated", async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const reported: string[] = [];
  const run = () => {
    runs.push(Promise.withResolvers<void>());
    return runs.at(-1)!.promise;
  };
  const jobs = runJob({ everyMs: 2_000, run }, (name, error) => reported.push(`${name}: ${error}`));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(1);
  runs[0]!.reject(new Error("no"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reported).toEqual(["count: Error: no"]);
  expect(runs).toHaveLength(2);
  runs[1]!.resolve();
  await jobs.stop();
});

test("stop aborts the signal of a running job and waits for its end", async () => {
  let stopping: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const jobs = runJob({
    run(context) {
      stopping = context.stopping;
      return promise;
    },
  });
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn();
  const closing = jobs.stop().then(stopped);
  expect(stopping?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stopped).not.toHaveBeenCalled();
  resolve();
  await closing;
  expect(vi.getTimerCount()).toBe(0);
});

test("only a job for the start runs before its first interval has passed", async () => {
  const atStart = vi.fn(() => Promise.resolve());
  const later = vi.fn(() => Promise.resolve());
  const all = [runJob({ atStart: true, claims: false, run: atStart }), runJob({ run: later })];
  await vi.advanceTimersByTimeAsync(999);
  expect(atStart).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
  for (const jobs of all) await jobs.stop();
});
