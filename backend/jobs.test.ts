import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startJobs } from "./jobs.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const alone = (_name: string, work: () => Promise<unknown>) => work();

test("a job that takes longer than its turn is not begun twice, and goes on after a failure", async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const told: string[] = [];
  const run = () => {
    turns.push(Promise.withResolvers<void>());
    return turns.at(-1)!.promise;
  };
  const jobs = startJobs([{ name: "count", everySeconds: 2, run }], alone, (name, error) => {
    told.push(`${name}: ${error}`);
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(turns).toHaveLength(1);
  turns[0]!.reject(new Error("no"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(["count: Error: no"]);
  expect(turns).toHaveLength(2);
  turns[1]!.resolve();
  await jobs.stop();
});

test("whoever closes the house waits for what is at work, which is told of it", async () => {
  let stopping: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = (_now: number, signal: AbortSignal) => {
    stopping = signal;
    return promise;
  };
  const jobs = startJobs([{ name: "count", everySeconds: 1, run }], alone, () => {});
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
