import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { facts, questionnaires, rules, ruleVersions } from "db/schema/texts.ts";
import { readData } from "db/seed/demo-data.ts";
import { seedTexts } from "db/seed/seed-texts.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";

const inLanguage = (language: string) => ({ "Accept-Language": language });

test("the questions are served in the language of the request, and cached", async () => {
  await using app = await openTestApp({ demo: false });
  const first = await app.get("/suitability/questionnaire", inLanguage("en"));
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toContain("public");
  const english = await first.json();
  const estonian = await (await app.get("/suitability/questionnaire", inLanguage("et"))).json();
  const russian = await (await app.get("/suitability/questionnaire", inLanguage("ru"))).json();
  expect([english, estonian, russian].map(({ steps }) => steps[0].title)).toEqual([
    "What would you like help with?",
    "Millega soovid abi?",
    "С чем вам нужна помощь?",
  ]);
  expect(english.parts).toEqual([
    {
      id: "wishes",
      steps: ["needs", "strength", "ways_of_working", "touch_comfort", "meeting", "experience"],
    },
    {
      id: "safety",
      steps: ["safety_1", "safety_2", "safety_3", "safety_4", "age", "crisis_check"],
    },
    { id: "practical", steps: ["language", "gender", "city", "budget"] },
  ]);
  const ordered = english.parts.flatMap(({ steps }: { steps: string[] }) => steps);
  expect(english.steps.map(({ id }: { id: string }) => id)).toEqual(ordered);
  expect(english.crisis.contacts[0]).toEqual({ number: "112", label: "Emergency services" });
  const etag = first.headers.get("etag")!;
  const again = await app.get("/suitability/questionnaire", {
    ...inLanguage("en"),
    "If-None-Match": etag,
  });
  expect(again.status).toBe(304);
});

test("the answers of a visitor are assessed with reasons in each language", async () => {
  await using app = await openTestApp({ demo: false });
  const body = { version: 1, answers: { needs: ["STRESS"], safety_1: ["pregnancy"] } };
  const rule = readData("rules").find(({ id }) => id === "pregnancy-belly-and-cups")!;
  for (const language of ["et", "en", "ru"] as const) {
    const answer = await app.post("/suitability/assessment", body, inLanguage(language));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { practices, ...rest } = await answer.json();
    expect(rest).toMatchObject({ version: 1, rulesVersion: 1, crisis: null, needs: ["STRESS"] });
    expect(practices).toHaveLength(35);
    const cups = practices.find(({ code }: { code: string }) => code === "CUP_THERAPY");
    expect(cups).toMatchObject({ verdict: "no", place: null });
    expect(cups.reasons[0]).toMatchObject({
      rule: rule.id,
      severity: "no",
      fact: "pregnancy",
      answer: { step: "safety_1", value: "pregnancy" },
      reason: rule.reason[language],
      source: rule.source.label[language],
    });
  }
});

test("answers that do not fit are refused by step, and those to an old version as stale", async () => {
  await using app = await openTestApp({ demo: false });
  const send = (body: unknown) => app.post("/suitability/assessment", body);
  const unfit = await send({ version: 1, answers: { safety_1: ["none", "pregnancy"], x: [] } });
  expect((await unfit.clone().json()).errors.map(({ path }: { path: string }) => path))
    .toEqual(["answers.safety_1", "answers.x"]);
  await expectRefusal(unfit, 400, "ERR_INVALID_INPUT");
  await expectRefusal(await send({ version: 2, answers: {} }), 412, "ERR_STALE");
  for (
    const body of [{ answers: {} }, { version: 1 }, { version: 1, answers: { needs: "STRESS" } }]
  ) {
    await expectRefusal(await send(body), 400, "ERR_INVALID_INPUT");
  }
});

test("a request that states facts or verdicts beside the answers is refused", async () => {
  await using app = await openTestApp({ demo: false });
  const { headers } = await newClient(app, "anna@example.ee");
  const forged = {
    version: 1,
    answers: { needs: ["STRESS"] },
    facts: ["flying"],
    verdicts: { MASSAGE: "ok" },
  };
  const refusals = [
    await app.post("/suitability/assessment", forged),
    await app.post("/suitability/results", forged, headers),
    await app.send("PUT", "/suitability/draft", { ...forged, step: "strength" }, headers),
  ];
  for (const refusal of refusals) {
    const { errors } = await refusal.clone().json();
    expect(errors).toMatchObject([
      { path: "facts", errCode: "ERR_UNKNOWN_FIELD" },
      { path: "verdicts", errCode: "ERR_UNKNOWN_FIELD" },
    ]);
    await expectRefusal(refusal, 400, "ERR_INVALID_INPUT");
  }
});

test("a crisis is named at once, and neither it nor any answer is stored or logged", async () => {
  await using app = await openTestApp({ demo: false });
  const body = {
    version: 1,
    answers: { safety_4: ["legal_proceedings"], crisis_check: ["violence_home"] },
  };
  const before = await everythingStored(app);
  const assessment = await (await app.post("/suitability/assessment", body)).json();
  expect(assessment.crisis).toBe("violence");
  expect(await everythingStored(app)).toEqual(before);
  expect(app.logLines.some((line) => line.includes("/api/suitability/assessment"))).toBe(true);
  expect(app.logLines.join("\n")).not.toMatch(/legal_proceedings|violence/);
});

/** All rows of all tables but the one that counts requests of a network. */
async function everythingStored({ database }: TestApp): Promise<Record<string, unknown[]>> {
  const tables = await database.read.all<[string]>(
    sql`select name from sqlite_schema where type = 'table' and name <> 'attempts'
        and name not like 'search_words%'`,
  );
  const stored = tables.map(async ([name]) => [
    name,
    await database.read.all(sql.raw(`select * from "${name}"`)),
  ]);
  return Object.fromEntries(await Promise.all(stored));
}

test("rules, facts and questions are updated at start, and changed rules get a new version", async () => {
  await using app = await openTestApp({ demo: false });
  const versions = () =>
    app.database.read.select({ version: ruleVersions.version }).from(ruleVersions);
  expect(await versions()).toEqual([{ version: 1 }]);
  expect(await seedTexts(app.database)).toEqual([]);
  await app.database.transaction(async (connection) => {
    await connection.update(rules).set({ severity: "no" }).where(eq(rules.severity, "caution"));
    await connection.update(facts).set({ kind: "age" });
    await connection.update(questionnaires).set({ content: {} });
  });
  expect(await seedTexts(app.database)).toEqual(["rules", "facts", "questionnaire"]);
  expect(await versions()).toEqual([{ version: 1 }]);
  await app.database.transaction((connection) =>
    connection.update(ruleVersions).set({ fingerprint: "of other rules" })
  );
  expect(await seedTexts(app.database)).toEqual(["rule version"]);
  expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
});

test("names of properties of every object are unknown steps and options, never more", async () => {
  await using app = await openTestApp({ demo: false });
  const send = (answers: string) =>
    app.request("/api/suitability/assessment", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: `{ "version": 1, "answers": ${answers} }`,
    });
  for (const answers of ['{ "constructor": [] }', '{ "needs": ["__proto__"] }']) {
    await expectRefusal(await send(answers), 400, "ERR_INVALID_INPUT");
  }
  const polluted = await send('{ "__proto__": ["pregnancy"], "safety_1": ["pregnancy"] }');
  expect(polluted.status).toBe(200);
  const { practices } = await polluted.json();
  const facts = practices.flatMap(({ reasons }: { reasons: { fact: string }[] }) =>
    reasons.map(({ fact }) => fact)
  );
  expect(new Set(facts)).toEqual(new Set(["pregnancy"]));
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`step${at}`, []]));
  await expectRefusal(await send(JSON.stringify(many)), 400, "ERR_INVALID_INPUT");
});
