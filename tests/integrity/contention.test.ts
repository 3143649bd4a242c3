import process from "node:process";
import { expect, test } from "vitest";
import { copyNewDatabase } from "../support/new-database.ts";
import { alwaysOpen } from "./simulation/always-open.ts";
import { KillableServer } from "./simulation/killable-server.ts";
import { bookConcurrently, cancelWinner, countOf } from "./simulation/concurrent-bookings.ts";
import type { World } from "./simulation/world.ts";
import { hour } from "backend/domain/duration.ts";

/** `RUNS` sets another number. */
const rounds = Number(process.env.RUNS ?? 4);
const now = Date.parse("2026-11-20T07:00:00Z");

test("a time that its winner cancels is won again, and the others get alternatives", async () => {
  const folder = await Deno.makeTempDir({ prefix: "cancelled-times-" });
  await copyNewDatabase(`${folder}/app.db`);
  const app = new KillableServer(folder);
  await app.start();
  await app.setClock(now);
  const world = await app.test<World>("world", { terms: [alwaysOpen], clients: 8, now });
  for (let round = 0; round < 2; round++) {
    const outcomes = await bookConcurrently([app], world, now + 24 * hour);
    expect(countOf(outcomes, "booked")).toBe(1);
    expect(countOf(outcomes, "offered alternatives")).toBe(7);
    const later = await bookConcurrently([app], world, now + 24 * hour);
    expect(countOf(later, "offered alternatives")).toBe(8);
    await cancelWinner(app, world, outcomes);
  }
  expect(await app.test("integrity")).toEqual([]);
  await app.end("SIGTERM");
  await Deno.remove(folder, { recursive: true });
});

test(
  "in every round of fifty concurrent bookings one wins and the others get alternatives",
  async () => {
    const folder = await Deno.makeTempDir({ prefix: "bookConcurrently-" });
    await copyNewDatabase(`${folder}/app.db`);
    const app = new KillableServer(folder);
    await app.start();
    await app.setClock(now);
    const world = await app.test<World>("world", { terms: [alwaysOpen], clients: 50, now });
    for (let round = 0; round < rounds; round++) {
      // A client books at most 30 times an hour.
      await app.setClock(now + round * hour);
      const outcomes = await bookConcurrently([app], world, now + (24 + round) * hour);
      expect(countOf(outcomes, "booked")).toBe(1);
      expect(countOf(outcomes, "offered alternatives")).toBe(49);
    }
    expect(await app.test("integrity")).toEqual([]);
    await app.end("SIGTERM");
    await Deno.remove(folder, { recursive: true });
  },
);
