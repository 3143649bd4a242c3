import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawn } from "../support/drawn.ts";
import { practices, therapists, therapistTexts } from "db/schema/therapists.ts";
import { searchOrders, type SearchRequest } from "backend/domain/search/search-request.ts";
import { languages } from "backend/domain/text.ts";
import { SearchResultBody } from "backend/http/therapists/search-therapists.ts";
import { presentCards } from "backend/http/therapists/therapist-card-body.ts";
import { searchTherapists } from "backend/use-cases/therapists/search-therapists.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

const unusual = `</script><b onclick="x">"O'Brien" & Õie \\ Šmidt\u2028😀 \u0007 „Выгорание“`;

let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await openTestApp();
  // At the full hour a time at the end of the minimum notice is free for an instant only.
  app.advance(60_000);
  ids = (await app.database.read.select({ id: therapists.id }).from(therapists)).map(({ id }) =>
    id
  );
  await app.database.transaction(async (tx) => {
    for (const id of ids.slice(0, 40)) {
      await tx.update(therapists).set({ name: unusual }).where(eq(therapists.id, id));
      await tx.update(therapistTexts).set({ briefIntroduction: unusual })
        .where(eq(therapistTexts.therapistId, id));
    }
  });
  await app.ports.search.settled(app.now());
});
afterAll(() => app[Symbol.asyncDispose]());

const requests: fc.Arbitrary<SearchRequest> = fc.record({
  limit: fc.integer({ min: 1, max: 50 }),
  needs: fc.subarray(["BURNOUT", "ANXIETY", "STRESS"], { minLength: 1 }),
  practices: fc.subarray(["MASSAGE", "BODY_PSY", "YOGA_THERAPY"], { minLength: 1 }),
  genders: fc.subarray(["FEMALE", "MALE"], { minLength: 1 }),
  languages: fc.subarray(["ESTONIAN", "ENGLISH", "RUSSIAN"], { minLength: 1 }),
  meetingTypes: fc.subarray(["IN_PERSON", "VIDEO_CALL"], { minLength: 1 }),
  cities: fc.subarray(["TALLINN", "TARTU", "PARNU"], { minLength: 1 }),
  near: fc.record({
    lat: fc.double({ min: 57, max: 60, noNaN: true }),
    lon: fc.double({ min: 22, max: 28, noNaN: true }),
  }),
  priceToCents: fc.integer({ min: 1000, max: 12_000 }),
  freeWithinDays: fc.integer({ min: 1, max: 30 }),
  partOfDay: fc.constantFrom("morning", "day", "evening", "late"),
  timeZone: fc.constantFrom("Europe/Tallinn", "America/New_York", "Asia/Kolkata"),
  text: fc.constantFrom("mari", "massaas", "burnout", "выгорание", "<b>"),
  suits: fc.boolean(),
  sort: fc.constantFrom(...searchOrders),
}, { requiredKeys: ["limit"] });

test(
  "the answer from kept bytes is the plain presentation, byte for byte, after any change",
  async () => {
    let unusualCards = 0;
    await fc.assert(
      fc.asyncProperty(
        requests,
        fc.constantFrom(...languages),
        fc.constantFrom(...changes),
        fc.nat(ids.length - 1),
        async (request, language, change, at) => {
          await change(ids[at]!);
          const { response, text, plain } = await bothAnswers(request, language);
          expect(response.status, text).toBe(200);
          expect(response.headers.get("Content-Type")).toBe("application/json");
          expect(text).toBe(plain);
          const { therapists } = SearchResultBody.parse(JSON.parse(text));
          unusualCards += therapists.filter(({ name }) => name === unusual).length;
        },
      ),
      drawn(60),
    );
    expect(unusualCards).toBeGreaterThan(0);
  },
);

/** Both of the same moment: free times of changed practitioners may be computed in between. */
async function bothAnswers(request: SearchRequest, language: typeof languages[number]) {
  const headers = { "Accept-Language": language };
  let before: string;
  let plain = JSON.stringify(await plainly(request, language));
  let response: Response;
  do {
    before = plain;
    response = await app.post("/therapists/search", request, headers);
    plain = JSON.stringify(await plainly(request, language));
  } while (plain !== before);
  return { response, text: await response.text(), plain };
}

async function plainly(request: SearchRequest, language: typeof languages[number]) {
  const context = { account: null, now: app.now(), language };
  const { cards, understood, ...result } = await searchTherapists(app.ports, context, request);
  const domainValues = app.ports.search.domainValues();
  const read = understood === null ? {} : { understood };
  return { ...result, ...read, therapists: presentCards(cards, domainValues, context, request) };
}

const changes = [
  async () => {},
  (id: string) => edit(id, { reviewed: false }),
  (id: string) => edit(id, { reviewed: true }),
];

async function edit(id: string, { reviewed }: { reviewed: boolean }): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.update(therapists).set({ acceptingNewClients: reviewed ? "yes" : "waitlist" })
      .where(eq(therapists.id, id));
    await tx.update(practices).set({ priceCents: reviewed ? 4_500 : 5_500 })
      .where(eq(practices.therapistId, id));
  });
}
