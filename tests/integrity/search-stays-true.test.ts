import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { therapists } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  // At the full hour a time at the end of the minimum notice is free for an instant only.
  app.advance(60_000);
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

type Card = {
  id: string;
  name: string;
  offer: { eventTypeUri: string };
  nextTimes: { startsAt: string }[];
  why: { term: string; value: string }[];
};

async function find(request: object): Promise<Card[]> {
  const response = await app.post("/therapists/search", request);
  return (await response.json()).therapists;
}

function earliestOf(card: Card | undefined): string | undefined {
  return card?.why.find(({ term }) => term === "earliest")?.value;
}

test("search finds what another process wrote", async () => {
  const [card] = await find({ limit: 1 });
  await app.database.transaction((tx) =>
    tx.update(therapists).set({ name: "Zoja Quastel" }).where(eq(therapists.id, card!.id))
  );
  // The limit is one second; the rest allows for a busy machine.
  await expect.poll(async () => (await find({ text: "quastel" })).map(({ id }) => id), {
    timeout: 10_000,
    interval: 20,
  }).toEqual([card!.id]);
});

test("a held time is no longer the earliest of its practitioner", async () => {
  const [before] = await find({ sort: "earliest", limit: 1 });
  const startsAt = earliestOf(before)!;
  const taken = before!.nextTimes[0]!.startsAt;
  expect(Date.parse(taken)).toBeGreaterThanOrEqual(Date.parse(startsAt));
  const hold = await app.post("/calendly/holds", {
    event_type: before!.offer.eventTypeUri,
    start_time: taken,
  });
  expect(hold.status, await hold.clone().text()).toBe(201);
  await app.ports.search.settled(app.now());
  const after = (await find({ sort: "earliest", limit: 50 })).find(({ id }) => id === before!.id)!;
  expect(after.nextTimes.map((time) => time.startsAt)).not.toContain(taken);
  expect(Date.parse(earliestOf(after)!)).toBeGreaterThanOrEqual(Date.parse(startsAt));
  expect(earliestOf(after)).not.toBe(taken);
});

test("after a day has passed, no next free time lies in it", async () => {
  app.advance(24 * 3_600_000);
  await app.ports.search.settled(app.now());
  const cards = await find({ sort: "earliest", limit: 50 });
  const times = cards.flatMap((card) => earliestOf(card) ?? []);
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(Date.parse(time)).toBeGreaterThan(app.now());
});
