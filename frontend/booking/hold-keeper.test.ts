import fc from "fast-check";
import { expect, test } from "vitest";
import type { Hold } from "./booking.ts";
import { holdKeeper } from "./hold-keeper.ts";

/** A counter that keeps times as the server does: a new hold of one visitor ends the one it replaces. */
function counter(
  { taken = [], slowness = () => 0 }: { taken?: string[]; slowness?: () => number } = {},
) {
  const living = new Map<string, Hold>();
  const heard: string[] = [];
  let count = 0;
  const wait = () => new Promise((done) => setTimeout(done, slowness()));

  const keeper = holdKeeper({
    async hold(startsAt, replaces) {
      await wait();
      if (taken.includes(startsAt)) throw new Error("ERR_SLOT_TAKEN");
      if (replaces) living.delete(replaces.id);
      const hold = { id: `h${++count}`, secret: "s", startsAt, expiresAt: 0 };
      living.set(hold.id, hold);
      await wait();
      return hold;
    },
    async release({ id }) {
      await wait();
      if (!living.delete(id)) throw new Error("ERR_NOT_FOUND");
    },
    onHeld: (hold) => heard.push(`held ${hold.startsAt}`),
    onRefused: (startsAt) => heard.push(`refused ${startsAt}`),
  });
  return { keeper, heard, kept: () => [...living.values()].map((hold) => hold.startsAt) };
}

test("a chosen time is kept, and another one replaces it", async () => {
  const { keeper, heard, kept } = counter();
  await keeper.keep("nine");
  expect(kept()).toEqual(["nine"]);
  await keeper.keep("ten");
  expect(kept()).toEqual(["ten"]);
  expect(heard).toEqual(["held nine", "held ten"]);
});

test("only the last of several quick choices is heard of and kept", async () => {
  const { keeper, heard, kept } = counter({ slowness: () => 2 });
  const first = keeper.keep("nine");
  keeper.keep("ten");
  keeper.keep("six");
  await first;
  expect(kept()).toEqual(["six"]);
  expect(heard).toEqual(["held six"]);
});

test("a time that is taken frees the one kept before", async () => {
  const { keeper, heard, kept } = counter({ taken: ["ten"] });
  await keeper.keep("nine");
  await keeper.keep("ten");
  expect(heard).toEqual(["held nine", "refused ten"]);
  expect(kept()).toEqual([]);
});

test("leaving while the answer is on its way keeps nothing", async () => {
  const { keeper, kept } = counter({ slowness: () => 2 });
  const choosing = keeper.keep("nine");
  keeper.letGo();
  await choosing;
  expect(kept()).toEqual([]);
});

test("a hold that became a booking is not let go", async () => {
  const { keeper, kept } = counter();
  await keeper.keep("nine");
  keeper.forget();
  await keeper.letGo();
  expect(kept()).toEqual(["nine"]);
});

test("in whatever order and speed, exactly what was wanted last is kept", async () => {
  const moves = fc.array(fc.constantFrom("nine", "ten", "six", null), {
    minLength: 1,
    maxLength: 8,
  });
  const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(moves, delays, async (wishes, speeds) => {
      let turn = 0;
      const { keeper, kept } = counter({ slowness: () => speeds[turn++ % speeds.length] ?? 0 });
      const settled = wishes.map((wish) => wish === null ? keeper.letGo() : keeper.keep(wish));
      await Promise.all(settled);
      const last = wishes.at(-1);
      expect(kept()).toEqual(last === null ? [] : [last]);
    }),
    { numRuns: 60 },
  );
});
