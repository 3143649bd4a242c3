import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";
import { leaseMs, withLease } from "./with-lease.ts";

const minute = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ demo: false });
});
afterAll(() => app[Symbol.asyncDispose]());

test("of two processes one does a job, and the other may when it is done", async () => {
  const first = begin("one", "tidy");
  await first.begun;
  expect(await begin("two", "tidy").done).toBe(false);
  expect(await begin("two", "sweep", () => Promise.resolve()).done).toBe(true);
  first.finish();
  expect(await first.done).toBe(true);
  expect(await begin("two", "tidy", () => Promise.resolve()).done).toBe(true);
});

test("of many that begin at once, one does it", async () => {
  let atWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await app.ports.persistence.domainValues.list();
    atWork--;
  };
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => begin(`process ${nth}`, "count", work).done),
  );
  expect(most).toBe(1);
  expect(done).toContain(true);
});

test("the job of a process that died is taken over when its lease ends, and not before", async () => {
  const { persistence } = app.ports;
  const now = app.now();
  await persistence.transaction(({ jobLeases }) =>
    jobLeases.take("mourn", "dead", now, now + leaseMs)
  );
  app.advance(leaseMs - 1);
  expect(await begin("alive", "mourn", () => Promise.resolve()).done).toBe(false);
  app.advance(1);
  expect(await begin("alive", "mourn", () => Promise.resolve()).done).toBe(true);
});

test("a job that takes long keeps its lease, and one that fails gives it back", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const long = begin("one", "long");
    await long.begun;
    for (let minutes = 0; minutes < 12; minutes++) {
      app.advance(minute);
      vi.advanceTimersByTime(minute);
      // The renewal stands in the same line of writes as this.
      expect(await begin("two", "long").done).toBe(false);
    }
    long.finish();
    expect(await long.done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
  const failing = begin("one", "fail", () => Promise.reject(new Error("no")));
  await expect(failing.done).rejects.toThrow("no");
  expect(await begin("two", "fail", () => Promise.resolve()).done).toBe(true);
});

function begin(holder: string, name: string, work?: () => Promise<unknown>) {
  const begun = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const wait = () => {
    begun.resolve();
    return finished.promise;
  };
  const lease = { name, holder, clock: app.now };
  return {
    begun: begun.promise,
    finish: () => finished.resolve(),
    done: withLease(app.ports, lease, work ?? wait),
  };
}
