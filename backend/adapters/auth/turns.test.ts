import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("two work at once, three wait, and the sixth is refused", async () => {
  const takeTurn = turns({ atOnce: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running--;
  };
  const five = Array.from({ length: 5 }, () => takeTurn(work));
  await expect(takeTurn(work)).rejects.toMatchObject({ code: "ERR_UNAVAILABLE" });

  while (finish.length > 0) {
    finish.shift()!();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await Promise.all(five);
  expect(most).toBe(2);
});

test("work that fails gives its turn away", async () => {
  const takeTurn = turns({ atOnce: 1, waiting: 1 });
  await expect(takeTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(takeTurn(() => Promise.resolve("yes"))).resolves.toBe("yes");
});
