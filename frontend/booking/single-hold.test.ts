import fc from "fast-check";
import { expect, test } from "vitest";
import type { Hold } from "./booking-state.ts";
import { singleHold } from "./single-hold.ts";

/** Answers like the server: a new hold of a visitor ends the one it replaces. */
function openServer(
  { taken = [], delay = () => 0 }: { taken?: string[]; delay?: () => number } = {},
) {
  const holds = new Map<string, Hold>();
  const reported: string[] = [];
  let count = 0;
  const wait = () => new Promise((done) => setTimeout(done, delay()));

  const single = singleHold({
    async hold(startsAt, replaces) {
      await wait();
      if (taken.includes(startsAt)) throw new Error("ERR_SLOT_TAKEN");
      if (replaces) holds.delete(replaces.id);
      const hold = { id: `h${++count}`, secret: "s", startsAt, expiresAt: 0 };
      holds.set(hold.id, hold);
      await wait();
      return hold;
    },
    async release({ id }) {
      await wait();
      if (!holds.delete(id)) throw new Error("ERR_NOT_FOUND");
    },
    onHeld: (hold) => reported.push(`held ${hold.startsAt}`),
    onRefused: (startsAt) => reported.push(`refused ${startsAt}`),
  });
  return { single, reported, held: () => [...holds.values()].map((hold) => hold.startsAt) };
}

test("a chosen time is held, and the next one replaces it", async () => {
  const { single, reported, held } = openServer();
  await single.hold("nine");
  expect(held()).toEqual(["nine"]);
  await single.hold("ten");
  expect(held()).toEqual(["ten"]);
  expect(reported).toEqual(["held nine", "held ten"]);
});

test("of several quick choices only the last one is held and reported", async () => {
  const { single, reported, held } = openServer({ delay: () => 2 });
  const first = single.hold("nine");
  single.hold("ten");
  single.hold("six");
  await first;
  expect(held()).toEqual(["six"]);
  expect(reported).toEqual(["held six"]);
});

test("choosing a taken time releases the time held before", async () => {
  const { single, reported, held } = openServer({ taken: ["ten"] });
  await single.hold("nine");
  await single.hold("ten");
  expect(reported).toEqual(["held nine", "refused ten"]);
  expect(held()).toEqual([]);
});

test("releasing while the hold is being requested leaves no hold", async () => {
  const { single, held } = openServer({ delay: () => 2 });
  const choosing = single.hold("nine");
  single.release();
  await choosing;
  expect(held()).toEqual([]);
});

test("a hold that became a booking is not released", async () => {
  const { single, held } = openServer();
  await single.hold("nine");
  single.discard();
  await single.release();
  expect(held()).toEqual(["nine"]);
});

test("in any order and at any speed, exactly the last requested time is held", async () => {
  const moves = fc.array(fc.constantFrom("nine", "ten", "six", null), {
    minLength: 1,
    maxLength: 8,
  });
  const delays = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(moves, delays, async (times, speeds) => {
      let calls = 0;
      const { single, held } = openServer({ delay: () => speeds[calls++ % speeds.length] ?? 0 });
      await Promise.all(
        times.map((time) => time === null ? single.release() : single.hold(time)),
      );
      const last = times.at(-1);
      expect(held()).toEqual(last === null ? [] : [last]);
    }),
    { numRuns: 60 },
  );
});
