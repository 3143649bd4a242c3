import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";
import { minute } from "../domain/duration.ts";
import { leaseMs, withLease } from "./with-lease.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demo: false });
});
afterAll(() => app[Symbol.asyncDispose]());

test("a job runs in one process at a time, and in another one after it has ended", async () => {
  const first = start("one", "clean");
  await first.started;
  expect(await start("two", "clean").done).toBe(false);
  expect(await start("two", "sweep", () => Promise.resolve()).done).toBe(true);
  first.finish();
  expect(await first.done).toBe(true);
  expect(await start("two", "clean", () => Promise.resolve()).done).toBe(true);
});

test("of 20 processes that start a job at once, one runs it at a time", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await app.ports.persistence.domainValues.list();
    running--;
  };
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => start(`process ${nth}`, "count", work).done),
  );
  expect(most).toBe(1);
  expect(done).toContain(true);
});

test("the job of a dead process can run elsewhere when its lease has expired, and not before", async () => {
  const { persistence } = app.ports;
  const now = app.now();
  await persistence.transaction(({ jobLeases }) =>
    jobLeases.take("bury", "dead", now, now + leaseMs)
  );
  app.advance(leaseMs - 1);
  expect(await start("alive", "bury", () => Promise.resolve()).done).toBe(false);
  app.advance(1);
  expect(await start("alive", "bury", () => Promise.resolve()).done).toBe(true);
});

test("a long job renews its lease", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const long = start("one", "long");
    await long.started;
    for (let minutes = 0; minutes < 12; minutes++) {
      app.advance(minute);
      vi.advanceTimersByTime(minute);
      // The renewal is queued before this attempt.
      expect(await start("two", "long").done).toBe(false);
    }
    long.finish();
    expect(await long.done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("a failed job releases its lease", async () => {
  const failing = start("one", "fail", () => Promise.reject(new Error("no")));
  await expect(failing.done).rejects.toThrow("no");
  expect(await start("two", "fail", () => Promise.resolve()).done).toBe(true);
});

function start(holder: string, name: string, work?: () => Promise<unknown>) {
  const started = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const wait = () => {
    started.resolve();
    return finished.promise;
  };
  const lease = { name, holder, clock: app.now };
  return {
    started: started.promise,
    finish: () => finished.resolve(),
    done: withLease(app.ports.persistence, lease, work ?? wait),
  };
}
