import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

test("two run at once, three wait, and the sixth is refused", async () => {
  const enqueue = boundedQueue({ atOnce: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running--;
  };
  const five = Array.from({ length: 5 }, () => enqueue(work));
  await expect(enqueue(work)).rejects.toMatchObject({ code: "ERR_UNAVAILABLE" });

  while (finish.length > 0) {
    finish.shift()!();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await Promise.all(five);
  expect(most).toBe(2);
});

test("failed work frees its place", async () => {
  const enqueue = boundedQueue({ atOnce: 1, waiting: 1 });
  await expect(enqueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(enqueue(() => Promise.resolve("yes"))).resolves.toBe("yes");
});
