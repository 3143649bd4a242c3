import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { practices, therapists, therapistWaysOfHelping } from "db/schema/therapists.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

let app: TestApp;
let shownCount: number;
beforeAll(async () => {
  app = await openTestApp();
  shownCount = await app.database.read.$count(therapists, eq(therapists.showInSearch, true));
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

async function find(request: object = {}, headers: Record<string, string> = {}) {
  const response = await app.post("/therapists/search", request, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json();
}

test("an empty search returns all practitioners with next free times and facet counts", async () => {
  const { total, therapists, facets, nextCursor, relax } = await find();
  expect(shownCount).toBeGreaterThan(50);
  expect(total).toBe(shownCount);
  expect(therapists).toHaveLength(20);
  expect(nextCursor).not.toBeNull();
  expect(relax).toEqual([]);
  const [first] = therapists;
  expect(first.offer.priceCents).toBeGreaterThan(0);
  expect(first.nextTimes.length).toBeGreaterThan(0);
  expect(Date.parse(first.nextTimes[0].startsAt)).toBeGreaterThan(app.now());
  expect(first.pictureUrl).toMatch(/^\/files\//);
  expect(first.pictureBlur).toMatch(/^data:image\/webp;base64,.{60,}/);
  expect(Object.values(facets.genders as Record<string, number>).reduce((a, b) => a + b))
    .toBe(shownCount);
  expect(facets.priceCents.min).toBeLessThan(facets.priceCents.max);
});

test("applying a filter returns as many results as its facet count shows", async () => {
  const { facets: { suits, ...facets } } = await find();
  // It counts by a result of the test, which a visitor does not have.
  expect(suits).toBeNull();
  for (const [part, counts] of Object.entries(facets)) {
    if (part === "priceCents" || part === "durations") continue;
    for (const [code, count] of Object.entries(counts as Record<string, number>)) {
      const filter = part === "partsOfDay" ? { partOfDay: code } : { [part]: [code] };
      expect((await find({ ...filter, limit: 1 })).total, `${part} ${code}`).toBe(count);
    }
  }
});

test("practice, price and meeting type must match within one practice", async () => {
  const wanted = { practices: ["MASSAGE"], meetingTypes: ["IN_PERSON"], priceToCents: 6000 };
  const { therapists: cards } = await find({ ...wanted, limit: 50 });
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(card.offer.type).toBe("MASSAGE");
    expect(card.offer.priceCents).toBeLessThanOrEqual(6000);
  }
});

test("paging shows every practitioner once", async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await find({ sort: "price", limit: 7, ...(cursor ? { cursor } : {}) });
    seen.push(...page.therapists.map((card: { id: string }) => card.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(shownCount);
  expect(seen).toHaveLength(shownCount);
});

test("near me sorts by distance and respects the radius", async () => {
  const near = { lat: 58.378, lon: 26.729 };
  const { therapists: cards } = await find({ near, withinKm: 30, sort: "distance", limit: 50 });
  const distances = cards.map((card: { distanceKm: number }) => card.distanceKm);
  expect(distances.length).toBeGreaterThan(0);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  expect(Math.max(...distances)).toBeLessThanOrEqual(30);
});

test("sorting by earliest follows the next free times", async () => {
  const { therapists: cards } = await find({ sort: "earliest", freeWithinDays: 7, limit: 50 });
  expect(cards.length).toBeGreaterThan(0);
  const earliest = cards.map((card: { why: { term: string; value: string }[] }) =>
    card.why.find((why) => why.term === "earliest")?.value
  ).filter(Boolean);
  expect(earliest).toEqual(earliest.toSorted());
});

test("text search ignores case and accents, matches prefixes, tolerates typos and transliterates", async () => {
  await rename("Öökülli Mägi-Šmidt");
  for (
    const text of ["öökülli", "OOKULLI", "ookul", "ookuli", "ookulil", "Мяги", "мяг", "smidt mägi"]
  ) {
    const { therapists: [card] } = await find({ text });
    expect(card?.name, text).toBe("Öökülli Mägi-Šmidt");
  }
});

test("a need is found by its synonyms in three languages", async () => {
  const byCode = await find({ needs: ["BURNOUT"], limit: 50 });
  for (const text of ["läbipõlemine", "burnout", "выгорание"]) {
    const byWord = await find({ text, limit: 50 });
    const ids = byWord.therapists.map((card: { id: string }) => card.id);
    expect(byWord.total).toBeGreaterThanOrEqual(byCode.total);
    for (const { id } of byCode.therapists) expect(ids, text).toContain(id);
  }
});

test("search treats operators in user input as plain words", async () => {
  const { total } = await find({ text: "mari" });
  expect(total).toBeGreaterThan(0);
  for (const text of ["mari*", '"mari"', "'mari'", "(mari)", "-mari", "%mari%", "mari;--"]) {
    expect((await find({ text })).total, text).toBe(total);
  }
  // As an operator it would widen the search; a text without words finds no practitioner.
  for (
    const text of [
      ...["mari OR zzzzzz", "mari NOT zzzzzz", 'zzzzzz" OR name:"mari', "name:zzzzzz mari"],
      ...['"', "*", "-", "%", "'", ":"],
    ]
  ) {
    expect((await find({ text })).total, text).toBe(0);
  }
});

test("an empty result names the smallest sets of filters to remove and their numbers", async () => {
  const one = await find({ needs: ["BURNOUT"], priceToCents: 1 });
  expect(one.total).toBe(0);
  const { total } = await find({ needs: ["BURNOUT"] });
  expect(one.relax).toEqual([{ filters: ["priceToCents"], total }]);

  const two = await find({ needs: ["BURNOUT"], priceToCents: 1, text: "zzzzzz" });
  expect(two.relax).toEqual([{ filters: ["text", "priceToCents"], total }]);
});

test("a change shows in the next search: new words, a hidden profile, a higher price", async () => {
  const { therapists: [card] } = await find({ sort: "rating" });
  await app.database.transaction(async (tx) => {
    await tx.update(practices).set({ priceCents: 99_000 })
      .where(eq(practices.id, card.offer.practiceId));
    await tx.delete(therapistWaysOfHelping).where(eq(therapistWaysOfHelping.therapistId, card.id));
  });
  await untilSeen();
  expect((await find({ priceFromCents: 99_000 })).therapists[0].id).toBe(card.id);
  await app.database.transaction((tx) =>
    tx.update(therapists).set({ showInSearch: false }).where(eq(therapists.id, card.id))
  );
  await untilSeen();
  expect((await find({ priceFromCents: 99_000 })).total).toBe(0);
  expect((await find({ text: card.name })).therapists.map(({ id }: { id: string }) => id))
    .not.toContain(card.id);
  expect((await app.get(`/therapists/${card.id}`)).status).toBe(404);
});

test("a profile is found by id and by slug, in the requested language", async () => {
  const { therapists: [card] } = await find({}, { "Accept-Language": "ru" });
  const byId = await app.get(`/therapists/${card.id}`, { "Accept-Language": "ru" });
  const bySlug = await app.get(`/therapists/${card.slug}`, { "Accept-Language": "ru" });
  const page = await byId.json();
  expect(await bySlug.json()).toEqual(page);
  expect(page.briefIntroduction).toBe(card.briefIntroduction);
  expect(page.name).toBe(card.name);
  expect(JSON.stringify(page)).not.toContain("@demo.heaolu.ee");
  expect(page.timeZone).toBe("Europe/Tallinn");
  expect(byId.headers.get("content-language")).toBe("ru");
  expect((await app.get("/therapists/nobody-by-that-name")).status).toBe(404);
});

test("ids are accepted in capitals, too", async () => {
  const { therapists: [{ id }] } = await (await app.get("/therapists?limit=1")).json();
  const answer = await app.get(`/therapists/${id.toUpperCase()}`);
  expect([answer.status, (await answer.json()).id]).toEqual([200, id]);
});

test("a current copy of a profile is answered with 304", async () => {
  const first = await app.get("/therapists?limit=5");
  expect(first.headers.get("cache-control")).toContain("public, max-age=60");
  expect(first.headers.get("vary")).toContain("Accept-Language");
  const again = await app.get("/therapists?limit=5", {
    "If-None-Match": first.headers.get("etag")!,
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("reviews are paged, latest first, and show only the month", async () => {
  const { therapists: cards } = await find({ sort: "rating", limit: 50 });
  const card = cards.find((one: { reviewCount: number }) => one.reviewCount > 1);
  const months: string[] = [];
  let path = `/therapists/${card.id}/reviews?limit=1`;
  for (let at = 0; at < card.reviewCount; at++) {
    const page = await (await app.get(path)).json();
    months.push(page.reviews[0].month);
    path = `/therapists/${card.id}/reviews?limit=1&cursor=${page.nextCursor}`;
  }
  expect(months).toHaveLength(card.reviewCount);
  expect(months).toEqual(months.toSorted().reverse());
});

test("the list of practitioners ends without a cursor", async () => {
  const first = await (await app.get("/therapists?limit=40")).json();
  expect((await app.get("/therapists?cursor=abc")).status).toBe(400);
  const second = await (await app.get(`/therapists?limit=40&cursor=${first.nextCursor}`)).json();
  expect(first.therapists).toHaveLength(40);
  expect(second.nextCursor).toBeNull();
});

test("every code of the specification has a value in the requested language", async () => {
  const values = await (await app.get("/domain-values", { "Accept-Language": "en" })).json();
  const counts = Object.entries(Object.groupBy(
    values as { domainCode: string }[],
    (value) => value.domainCode,
  )).map(([code, list]) => [code, list!.length]);
  expect(Object.fromEntries(counts)).toEqual({
    CITY: 5,
    GENDER: 2,
    LANGUAGE: 3,
    MEETING_TYPE: 2,
    THERAPY_TYPE: 35,
    WAY_OF_HELPING: 26,
  });
  expect(values).toContainEqual(expect.objectContaining({ code: "MASSAGE", value: "Massage" }));
});

async function rename(name: string): Promise<void> {
  const [row] = await app.database.read.select({ id: therapists.id }).from(therapists)
    .where(eq(therapists.showInSearch, true)).limit(1);
  await app.database.transaction((tx) =>
    tx.update(therapists).set({ name }).where(eq(therapists.id, row!.id))
  );
  await untilSeen();
}

/** Writes past this process's persistence, as another process would. */
async function untilSeen(): Promise<void> {
  await app.ports.search.settled(app.now());
}
