import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { therapists } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

async function search(filters: object) {
  return (await (await app.post("/therapists/search", { ...filters, limit: 50 })).json())
    .therapists;
}

async function compare(body: object) {
  const response = await app.post("/therapists/compare", body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()).therapists;
}

test("practitioners come in the order of the request, with the offer and times of the same filters", async () => {
  const filters = { meetingTypes: ["IN_PERSON"], cities: ["TARTU"] };
  const [first, second] = await search(filters);
  const compared = await compare({ ...filters, ids: [second.slug, first.id] });
  expect(compared.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  expect(compared[1]).toMatchObject({
    fits: true,
    offer: first.offer,
    nextTimes: first.nextTimes,
    distanceKm: first.distanceKm,
  });
});

test("a practitioner outside the filters is shown with an own offer and the distance from the same place", async () => {
  const [inTartu] = await search({ cities: ["TARTU"] });
  const elsewhere = (await search({ cities: ["NARVA"], meetingTypes: ["IN_PERSON"] }))
    .find(({ city }: { city: string }) => city === "NARVA");
  const [one, other] = await compare({ cities: ["TARTU"], ids: [inTartu.slug, elsewhere.slug] });
  expect(one.fits).toBe(true);
  expect(other.fits).toBe(false);
  expect(other.offer).not.toBeNull();
  expect(other.distanceKm).toBeGreaterThan(100);
});

test("a practitioner outside the filters is compared by the practice that was searched for", async () => {
  const usual = await search({ cities: ["NARVA"] });
  const several = usual.find(({ practices }: { practices: { type: string }[] }) =>
    practices.length > 1
  );
  const other = several.practices.find(({ type }: { type: string }) => type !== several.offer.type);
  const [one] = await compare({ ids: [several.id], cities: ["TARTU"], practices: [other.type] });
  expect(one).toMatchObject({ fits: false, offer: { type: other.type } });
});

test("hidden and unknown practitioners are left out, and repeated ones appear once", async () => {
  const [shown] = await search({});
  const [hidden] = await app.database.read.select().from(therapists)
    .where(eq(therapists.showInSearch, false)).limit(1);
  const ids = [shown.slug, hidden!.slug, "unknown", shown.id];
  expect((await compare({ ids })).map(({ id }: { id: string }) => id)).toEqual([shown.id]);
});

test("more than four or malformed ids are refused", async () => {
  for (const ids of [[], ["a", "b", "c", "d", "e"], ["../x"]]) {
    expect((await app.post("/therapists/compare", { ids })).status).toBe(400);
  }
});
