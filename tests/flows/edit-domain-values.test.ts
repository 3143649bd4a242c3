import { expect, test } from "vitest";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { seedTexts } from "db/seed/seed-texts.ts";
import { answersFor } from "./suitability-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

const inAll = (text: string) => ({ et: text, en: text, ru: text });

const rakvere = {
  labels: { et: "Rakvere", en: "Rakvere", ru: "Раквере" },
  synonyms: { et: ["Virumaa"], en: [], ru: [] },
  group: null,
  lat: 59.3464,
  lon: 26.3558,
};

async function openAdmin() {
  const app = await openTestApp({ history: false });
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  const send = (method: string, path: string, version: number, body?: unknown) =>
    app.send(method, `/admin/domain-values/${path}`, body, {
      ...headers,
      "If-Match": String(version),
    });
  return Object.assign(app, { headers, sendValue: send });
}

async function publicCities(app: TestApp, language = "ru") {
  const values = await (await app.get("/domain-values", { "Accept-Language": language })).json();
  return values.filter(({ domainCode }: { domainCode: string }) => domainCode === "CITY");
}

async function cityFacets(app: TestApp): Promise<Record<string, number>> {
  const answer = await app.post("/therapists/search", { limit: 1 });
  return (await answer.json()).facets.cities;
}

test("a changed label is read in all languages at once, and a release leaves it alone", async () => {
  await using app = await openAdmin();
  const before = await app.get("/domain-values", { "Accept-Language": "ru" });
  const body = { ...rakvere, labels: { et: "Narva linn", en: "Narva town", ru: "Город Нарва" } };
  const changed = await app.sendValue("PUT", "CITY/NARVA", 0, body);
  expect(await changed.json()).toMatchObject({ version: 1, labels: body.labels });
  const after = await app.get("/domain-values", {
    "Accept-Language": "ru",
    "If-None-Match": before.headers.get("etag")!,
  });
  expect(after.status).toBe(200);
  expect(after.headers.get("cache-control")).toContain("no-cache");
  expect(await publicCities(app)).toContainEqual(
    expect.objectContaining({ code: "NARVA", value: "Город Нарва" }),
  );
  const found = await app.post("/therapists/search", { text: "Virumaa", limit: 5 });
  expect((await found.json()).total).toBeGreaterThan(0);
  expect(await seedDomainValues(app.database)).toBe(0);
  const { actions } = await (await app.get("/admin/actions?limit=1", app.headers)).json();
  expect(actions[0]).toMatchObject({
    action: "change-value",
    subject: { kind: "domain-value", name: "CITY.NARVA" },
    before: { et: "Narva" },
    after: { et: "Narva linn", ru: "Город Нарва" },
  });
});

test("a new city is offered at once, and a new practice has a page", async () => {
  await using app = await openAdmin();
  const add = (body: object) => app.post("/admin/domain-values", body, app.headers);
  const city = { domainCode: "CITY", code: "RAKVERE", ...rakvere };
  expect((await add(city)).status).toBe(201);
  expect((await cityFacets(app)).RAKVERE).toBe(0);
  expect(await (await add(city)).json()).toMatchObject({ errCode: "ERR_DUPLICATE_ENTITY" });
  const practice = {
    ...rakvere,
    domainCode: "THERAPY_TYPE",
    code: "FOREST_BATHING",
    labels: { et: "Metsateraapia", en: "Forest bathing", ru: "Лесная терапия" },
    synonyms: { et: [], en: [], ru: [] },
    group: "other",
  };
  const refused = await (await add(practice)).json();
  expect(refused.errors.map(({ path }: { path: string }) => path))
    .toEqual(["summary.et", "summary.en", "summary.ru"]);
  expect((await add({ ...practice, summary: inAll("A walk.") })).status).toBe(201);
  expect(await (await app.get("/practices/FOREST_BATHING")).json())
    .toMatchObject({ summary: "A walk.", group: "other" });
  const fixed = await add({ ...city, domainCode: "GENDER", code: "OTHER" });
  expect(await fixed.json()).toMatchObject({ errCode: "ERR_VALUE_FIXED" });
});

test("a retired value disappears from filters and stays on profiles with its label", async () => {
  await using app = await openAdmin();
  const values = await (await app.get("/admin/domain-values", app.headers)).json();
  const narva = values.find(({ code }: { code: string }) => code === "NARVA");
  expect(narva.usage.profiles).toBeGreaterThan(0);
  const retired = await app.sendValue("POST", "CITY/NARVA/retire", 0, { rulesSeen: false });
  expect(retired.status).toBe(200);
  expect(await cityFacets(app)).not.toHaveProperty("NARVA");
  expect(await publicCities(app)).toContainEqual(
    expect.objectContaining({ code: "NARVA", value: "Нарва", retired: true }),
  );
  const again = await app.sendValue("POST", "CITY/NARVA/retire", 1, { rulesSeen: false });
  expect(await again.json()).toMatchObject({ errCode: "ERR_ALREADY_RETIRED" });

  const found = await app.post("/therapists/search", { cities: ["NARVA"], limit: 1 });
  expect((await found.json()).total).toBe(narva.usage.profiles);

  const restored = await app.sendValue("POST", "CITY/NARVA/restore", 1);
  expect(await restored.json()).toMatchObject({ retiredAt: null, version: 2 });
  expect(await cityFacets(app)).toHaveProperty("NARVA");
});

test("a practitioner keeps a retired practice, and no practitioner can choose it newly", async () => {
  await using app = await openAdmin();
  const own = await app.signIn("therapist1@demo.heaolu.ee");
  const path = `/therapists/${own.user.therapistId}/draft`;
  const draft = await (await app.get(path, own.headers)).json();
  const [mine] = draft.content.waysOfHelping;
  const values = await (await app.get("/admin/domain-values", app.headers)).json();
  const other =
    values.find(({ domainCode, code }: { domainCode: string; code: string }) =>
      domainCode === "WAY_OF_HELPING" && !draft.content.waysOfHelping.includes(code)
    ).code;
  for (const code of [mine, other]) {
    await app.sendValue("POST", `WAY_OF_HELPING/${code}/retire`, 0, { rulesSeen: false });
  }
  const save = (waysOfHelping: string[]) =>
    app.send("PUT", path, { ...draft.content, waysOfHelping }, {
      ...own.headers,
      "If-Match": `"d${draft.version}"`,
    });
  const refused = await save([...draft.content.waysOfHelping, other]);
  expect(await refused.json()).toMatchObject({
    errors: [{ path: `waysOfHelping.${draft.content.waysOfHelping.length}` }],
  });
  expect((await save(draft.content.waysOfHelping)).status).toBe(200);
});

test("a practice that safety rules name is retired only by who knows it", async () => {
  await using app = await openAdmin();
  const path = "THERAPY_TYPE/HYPNO/retire";
  const refused = await app.sendValue("POST", path, 0, { rulesSeen: false });
  expect(await refused.json()).toMatchObject({ errCode: "ERR_VALUE_IN_RULES" });
  expect((await app.sendValue("POST", path, 0, { rulesSeen: true })).status).toBe(200);
  const listed: { code: string }[] = await (await app.get("/practices")).json();
  expect(listed.map(({ code }) => code)).not.toContain("HYPNO");
  expect((await app.get("/practices/HYPNO")).status).toBe(200);
});

test.each([
  ["an empty label", { labels: { ...rakvere.labels, ru: " " } }, "labels.ru"],
  [
    "a label of another value in other letters",
    { labels: { ...rakvere.labels, et: "tartu" } },
    "labels.et",
  ],
  ["markup", { labels: { ...rakvere.labels, en: "<b>Narva</b>" } }, "labels.en"],
  ["500 characters", { labels: { ...rakvere.labels, et: "a".repeat(500) } }, "labels.et"],
  ["a city without a place", { lat: null }, "lat"],
])("%s is refused at its field", async (_, part, path) => {
  await using app = await openAdmin();
  const refused = await app.sendValue("PUT", "CITY/NARVA", 0, { ...rakvere, ...part });
  expect(refused.status).toBe(400);
  expect((await refused.json()).errors).toMatchObject([{ path }]);
});

test("a code with spaces is refused", async () => {
  await using app = await openAdmin();
  const body = { domainCode: "CITY", code: "ÜLE JÕE", ...rakvere };
  const refused = await app.post("/admin/domain-values", body, app.headers);
  expect((await refused.json()).errors).toMatchObject([{ path: "code" }]);
});

test("of two administrators at once the second one is refused", async () => {
  await using app = await openAdmin();
  const answers = await Promise.all(
    ["Esimene", "Teine"].map((et) =>
      app.sendValue("PUT", "CITY/NARVA", 0, { ...rakvere, labels: { ...rakvere.labels, et } })
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const saved = await answers.find(({ status }) => status === 200)!.json();
  expect(await publicCities(app, "et")).toContainEqual(
    expect.objectContaining({ code: "NARVA", value: saved.labels.et }),
  );
});

test("the order is stored when it was changed from the one that was seen", async () => {
  await using app = await openAdmin();
  const before = (await publicCities(app)).map(({ code }: { code: string }) => code);
  const order = (after: string[]) =>
    app.send("PUT", "/admin/domain-values/CITY", { before, after }, app.headers);
  expect((await order(before.slice(1))).status).toBe(400);
  expect((await order(before.toReversed())).status).toBe(204);
  expect((await publicCities(app)).map(({ code }: { code: string }) => code))
    .toEqual(before.toReversed());
  expect((await order(before)).status).toBe(412);
});

test("what a practice helps with changes what the test recommends at once, and a release leaves it alone", async () => {
  await using app = await openAdmin();
  const values = await (await app.get("/admin/domain-values", app.headers)).json();
  const { usage: _, ...reiki } = values.find(({ code }: { code: string }) => code === "REIKI");
  const without = reiki.helps.filter(({ way }: { way: string }) => way !== "GRIEF");
  const save = (version: number, helps: unknown) =>
    app.sendValue("PUT", "THERAPY_TYPE/REIKI", version, { ...reiki, helps });
  const needOfReiki = async () => {
    const answers = { ...answersFor("REIKI", "ok"), needs: ["GRIEF"] };
    const { practices } = await (await app.post("/suitability/assessment", { version: 1, answers }))
      .json();
    const found = practices.find(({ code }: { code: string }) => code === "REIKI");
    return found.fits.needs;
  };
  expect((await save(0, without)).status).toBe(200);
  expect(await needOfReiki()).toEqual([]);
  const helps = [...without, { way: "GRIEF", weight: 3 }];
  expect(await (await save(1, helps)).json()).toMatchObject({ version: 2, helps });
  expect(await needOfReiki()).toEqual(["GRIEF"]);
  expect(await (await app.get("/practices/REIKI")).json())
    .toMatchObject({ helps: expect.arrayContaining([{ way: "GRIEF", weight: 3 }]) });
  const { actions: [{ before, after }] } =
    await (await app.get("/admin/actions?limit=1", app.headers)).json();
  expect(Object.keys(after)).toEqual(["helps"]);
  expect(after.helps).toBe(`${before.helps}, GRIEF 3`);

  const refused = async (change: { way: string; weight: number }[]) =>
    (await (await save(2, [...helps, ...change])).json()).errors;
  const path = `helps.${helps.length}.way`;
  expect(await refused([{ way: "JUGGLING", weight: 1 }]))
    .toMatchObject([{ path, errCode: "ERR_NOT_OFFERED" }]);
  expect(await refused([{ way: "GRIEF", weight: 1 }]))
    .toMatchObject([{ path, errCode: "ERR_REPEATED" }]);
  expect(await refused([{ way: "GRIEF", weight: 4 }]))
    .toMatchObject([{ path: `helps.${helps.length}.weight` }]);
  const other =
    values.find(({ domainCode, code }: { domainCode: string; code: string }) =>
      domainCode === "WAY_OF_HELPING" && !helps.some(({ way }) => way === code)
    ).code;
  for (const code of ["GRIEF", other]) {
    await app.sendValue("POST", `WAY_OF_HELPING/${code}/retire`, 0, { rulesSeen: false });
  }
  expect(await refused([{ way: other, weight: 1 }]))
    .toMatchObject([{ path, errCode: "ERR_NOT_OFFERED" }]);
  expect((await save(2, helps)).status).toBe(200);
  expect(await seedTexts(app.database)).toEqual([]);
});
