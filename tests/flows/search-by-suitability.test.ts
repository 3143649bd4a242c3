import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ruleVersions } from "db/schema/texts.ts";
import { suitedPractices } from "backend/domain/suitability/suited-practices.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, newClient, type Person } from "./booked-session.ts";

const answers = {
  needs: ["STRESS", "ANXIETY"],
  safety_1: ["pregnancy"],
  safety_3: ["epilepsy"],
};

type Card = {
  id: string;
  practices: { type: string }[];
  offer: { type: string } | null;
  why: { term: string; value: string; score: number }[];
};
type Found = { total: number; therapists: Card[]; facets: { suits: number | null } };
type Verdict = { code: string; verdict: string; score: number };

async function search(app: TestApp, body: object = {}, person?: Person): Promise<Response> {
  return await app.post("/therapists/search", { limit: 50, ...body }, person?.headers);
}

const found = async (app: TestApp, body: object = {}, person?: Person): Promise<Found> =>
  await (await search(app, body, person)).json();

async function personWithResult(app: TestApp, email: string, given: object = answers) {
  const person = await newClient(app, email);
  await agreeTo(app, person, "test-results");
  const saved = await app.post(
    "/suitability/results",
    { version: 1, answers: given },
    person.headers,
  );
  expect(saved.status).toBe(201);
  const { id, assessment } = await saved.json();
  const verdicts = new Map<string, Verdict>(
    assessment.practices.map((practice: Verdict) => [practice.code, practice]),
  );
  return { ...person, resultId: id as string, verdicts };
}

async function openApp() {
  const app = await openTestApp();
  await app.ports.search.settled(app.now());
  return app;
}

async function everyCard(app: TestApp, body: object, person?: Person): Promise<Card[]> {
  const cards: Card[] = [];
  let cursor: string | null = null;
  do {
    const more: object = cursor === null ? {} : { cursor };
    const page = await (await search(app, { ...body, ...more }, person)).json();
    cards.push(...page.therapists);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return cards;
}

test("what suits rises, what does not comes last, and the cards say why", async () => {
  await using app = await openApp();
  const anna = await personWithResult(app, "anna@example.ee");
  const practices = ["CUP_THERAPY", "BBTRS", "CHI_NEI_TSANG", "REIKI", "IMAGO_THERAPY"];
  const unranked = await everyCard(app, { practices });
  for (const sort of ["best", "price", "earliest", "rating"]) {
    const cards = await everyCard(app, { practices, sort }, anna);
    expect(cards.map(({ id }) => id).sort()).toEqual(unranked.map(({ id }) => id).sort());
    const areRefused = cards.map((card) =>
      card.practices.filter(({ type }) => practices.includes(type))
        .every(({ type }) => anna.verdicts.get(type)!.verdict === "no")
    );
    const refused = areRefused.filter(Boolean).length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(cards.length);
    expect(areRefused.slice(-refused).every(Boolean)).toBe(true);
    cards.forEach((card, at) => {
      const reason = card.why.find(({ term }) => term === "unsuited");
      expect(reason?.value).toBe(areRefused[at] ? card.offer!.type : undefined);
    });
  }
  const [first] = await everyCard(app, {}, anna);
  const best = [...anna.verdicts.values()].filter(({ verdict }) => verdict === "ok")
    .sort((a, b) => b.score - a.score)[0]!;
  expect(first!.why).toContainEqual({ term: "suits", value: best.code, score: 3 });
});

test("the filter finds only what is possible, offers it, and is counted", async () => {
  await using app = await openApp();
  const anna = await personWithResult(app, "anna@example.ee");
  for (const filters of [{}, { practices: ["MASSAGE", "REIKI"] }, { priceToCents: 5_000 }]) {
    const { facets: { suits }, total } = await found(app, filters, anna);
    const cards = await everyCard(app, { ...filters, suits: true }, anna);
    expect(cards).toHaveLength(suits!);
    expect(suits).toBeLessThan(total);
    for (const { offer } of cards) {
      expect(["ok", "caution"]).toContain(anna.verdicts.get(offer!.type)!.verdict);
    }
  }
  const without = await found(app, { practices: ["CUP_THERAPY"], suits: true }, anna);
  expect(without).toMatchObject({
    total: 0,
    relax: [{ filters: ["practices"] }, { filters: ["suits"] }],
  });
});

test("the result of one user changes no answer to another user or a visitor", async () => {
  await using app = await openApp();
  const berit = await newClient(app, "berit@example.ee");
  const bodies = [{}, { suits: true }, { text: "massaaž" }, { sort: "price" }];
  const answersOfOthers = () =>
    Promise.all(
      bodies.flatMap((body) => [
        search(app, body).then((answer) => answer.text()),
        search(app, body, berit).then((answer) => answer.text()),
      ]),
    );
  const before = await answersOfOthers();
  expect(before[0]).toBe(before[2]);
  const anna = await personWithResult(app, "anna@example.ee");
  const [own] = await Promise.all([everyCard(app, {}, anna), answersOfOthers()]);
  expect(own.some(({ why }) => why.some(({ term }) => term === "suits"))).toBe(true);
  expect(await answersOfOthers()).toEqual(before);
  const answer = await search(app, {}, anna);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
});

test("what a caller claims about a stored result is refused", async () => {
  await using app = await openApp();
  const anna = await personWithResult(app, "anna@example.ee");
  const claims = {
    verdicts: { CUP_THERAPY: "ok" },
    resultId: anna.resultId,
  };
  for (const person of [undefined, anna]) {
    await expectRefusal(await search(app, claims, person), 400, "ERR_INVALID_INPUT");
  }
});

test("the newest result counts, by the rules in force", async () => {
  await using app = await openApp();
  const anna = await personWithResult(app, "anna@example.ee");
  app.advance(60_000);
  const calm = await app.post(
    "/suitability/results",
    { version: 1, answers: { needs: ["BACK_PAIN"] } },
    anna.headers,
  );
  expect(calm.status).toBe(201);
  const { facets: { suits }, total } = await found(app, {}, anna);
  expect(suits).toBe(total);
  await app.database.transaction(async (connection) => {
    const everywhere = JSON.stringify([...anna.verdicts.keys()]);
    await connection.run(
      sql`update rules set severity = 'no', practices = ${everywhere} where fact = 'under_18'`,
    );
    await connection.insert(ruleVersions).values({ version: 2, fingerprint: "" });
  });
  app.advance(60_000);
  const young = { needs: ["BACK_PAIN"], age: ["under_18"] };
  await app.post("/suitability/results", { version: 1, answers: young }, anna.headers);
  expect((await found(app, {}, anna)).facets.suits).toBe(0);
});

test("deleted results and a withdrawn consent have no effect from then on", async () => {
  await using app = await openApp();
  const before = await (await search(app)).text();
  const anna = await personWithResult(app, "anna@example.ee");
  const seen = async () => await (await search(app, {}, anna)).text();
  expect(await seen()).not.toBe(before);
  const path = `/suitability/results/${anna.resultId}`;
  expect((await app.send("DELETE", path, undefined, anna.headers)).status).toBe(204);
  expect(await seen()).toBe(before);

  const berit = await personWithResult(app, "berit@example.ee");
  expect(await (await search(app, {}, berit)).text()).not.toBe(before);
  const { consents } = await (await app.get("/user/me/consents", berit.headers)).json();
  const { purpose, version, kept } = consents.find(({ purpose }: { purpose: string }) =>
    purpose === "test-results"
  );
  const withdrawn = await app.send(
    "PUT",
    "/user/me/consents",
    { purpose, version, isGiven: false, confirmed: kept },
    berit.headers,
  );
  expect(withdrawn.status).toBe(200);
  expect(await (await search(app, {}, berit)).text()).toBe(before);
});

test("only so many results are listed as are requested", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await personWithResult(app, "anna@example.ee");
  app.advance(60_000);
  const second = await app.post(
    "/suitability/results",
    { version: 1, answers: { needs: ["GRIEF"] } },
    anna.headers,
  );
  const { results } = await (await app.get("/suitability/results?limit=1", anna.headers)).json();
  expect(results.map(({ id }: { id: string }) => id)).toEqual([(await second.json()).id]);
  expect((await app.get("/suitability/results?limit=0", anna.headers)).status).toBe(400);
});

test("practices of a test that is not stored order the search as a stored one does, and are not kept", async () => {
  await using app = await openApp();
  const anna = await personWithResult(app, "anna@example.ee");
  const known = await app.post("/suitability/assessment", { version: 1, answers });
  const suited = suitedPractices(await known.json());
  const storedTests = () => app.database.read.all(sql`select id from suitability_results`);
  const before = await storedTests();
  for (const filters of [{}, { suits: true }, { practices: ["CUP_THERAPY", "REIKI"] }]) {
    const ofGuest = await found(app, { ...filters, suited });
    expect(ofGuest).toEqual(await found(app, filters, anna));
    const other = await found(app, { ...filters, suited: { ...suited, refused: [] } }, anna);
    expect(other.therapists.flatMap(({ why }) => why.map(({ term }) => term)))
      .not.toContain("unsuited");
  }
  expect(await storedTests()).toEqual(before);
  const forged = [
    { ...suited, recommended: [{ code: "REIKI", share: 2 }] },
    { ...suited, refused: Array.from({ length: 101 }, () => "REIKI") },
    { refused: [] },
  ];
  for (const suited of forged) {
    await expectRefusal(await search(app, { suited }), 400, "ERR_INVALID_INPUT");
  }
  const unknown = { recommended: [{ code: "NONE", share: 1 }], possible: ["NONE"], refused: ["X"] };
  expect((await found(app, { suited: unknown })).total).toBe((await found(app)).total);
});
