import { expect, test } from "vitest";
import { fairQueue } from "./fair-queue.ts";

test("two run at once, three wait, and the sixth is refused", async () => {
  const enqueue = fairQueue({ atOnce: 2, waiting: 3, waitingOfOne: 5 });
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
  const enqueue = fairQueue({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
  await expect(enqueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(enqueue(() => Promise.resolve("yes"))).resolves.toBe("yes");
});

/** A queue whose work ends when `finishNext` is called; `done` names the work in the order in which it ran. */
function manualQueue(settings: Parameters<typeof fairQueue>[0]) {
  const enqueue = fairQueue(settings);
  const finish: (() => void)[] = [];
  const done: string[] = [];
  const refused: string[] = [];
  return {
    done,
    refused,
    add(name: string, from: string) {
      const work = async () => {
        done.push(name);
        await new Promise<void>((resolve) => finish.push(resolve));
      };
      return enqueue(work, from).catch(({ code }) => void refused.push(`${name} ${code}`));
    },
    async finishAll() {
      while (finish.length > 0) {
        finish.shift()!();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
  };
}

test("networks take turns, so that one with much work does not keep the others waiting", async () => {
  const queue = manualQueue({ atOnce: 1, waiting: 10, waitingOfOne: 5 });
  for (const name of ["a1", "a2", "a3", "a4"]) queue.add(name, "a");
  for (const name of ["b1", "b2"]) queue.add(name, "b");
  queue.add("c1", "c");
  await queue.finishAll();
  expect(queue.done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("a network's share is limited, and the surplus is refused", async () => {
  const queue = manualQueue({ atOnce: 1, waiting: 10, waitingOfOne: 2 });
  for (const name of ["a1", "a2", "a3"]) queue.add(name, "a");
  await queue.add("a4", "a");
  expect(queue.refused).toEqual(["a4 ERR_TOO_MANY_REQUESTS"]);
  await queue.finishAll();
  expect(queue.done).toEqual(["a1", "a2", "a3"]);
});

test("a full queue takes the last work of the network with the most for one that has less", async () => {
  const queue = manualQueue({ atOnce: 1, waiting: 4, waitingOfOne: 4 });
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) queue.add(name, "a");
  queue.add("b1", "b");
  queue.add("c1", "c");
  queue.add("d1", "d");
  await queue.add("e1", "e");
  const surplus = ["a5", "a4", "a3"].map((name) => `${name} ERR_TOO_MANY_REQUESTS`);
  expect(queue.refused.sort()).toEqual([...surplus.sort(), "e1 ERR_UNAVAILABLE"]);
  await queue.finishAll();
  expect(queue.done).toEqual(["a1", "a2", "b1", "c1", "d1"]);
});
