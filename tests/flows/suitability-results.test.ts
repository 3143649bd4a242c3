import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { consentTerms } from "backend/domain/consent.ts";
import { day } from "backend/domain/duration.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { questionnaires, rules, ruleVersions } from "db/schema/texts.ts";
import { readData } from "db/seed/demo-data.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { collectArchive } from "backend/use-cases/user/export-my-data.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, newClient, type Person } from "./booked-session.ts";

const pregnant = { needs: ["STRESS"], ways_of_working: ["talk"], safety_1: ["pregnancy"] };
const crisis = { strength: ["5"], crisis_check: ["suicidal_thoughts", "violence_home"] };

async function clientWhoAgrees(app: TestApp, email = "anna@example.ee"): Promise<Person> {
  const anna = await newClient(app, email);
  await agreeTo(app, anna, "test-results");
  return anna;
}

const save = (app: TestApp, { headers }: Person, answers: unknown = pregnant, version = 1) =>
  app.post("/suitability/results", { version, answers }, headers);

async function resultsOf(app: TestApp, { headers }: Person) {
  const answer = await app.get("/suitability/results", headers);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return (await answer.json()).results;
}

const saveDraft = (app: TestApp, { headers }: Person, draft: object, more = {}) =>
  app.send("PUT", "/suitability/draft", { version: 1, ...draft }, { ...headers, ...more });

const draftOf = async (app: TestApp, { headers }: Person) =>
  (await (await app.get("/suitability/draft", headers)).json()).draft;

test("a result is stored with consent, read with its assessment, and deleted", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await newClient(app, "anna@example.ee");
  await expectRefusal(await save(app, anna), 409, "ERR_CONSENT_REQUIRED");
  expect(await resultsOf(app, anna)).toEqual([]);
  await agreeTo(app, anna, "test-results");
  const saved = await save(app, anna);
  expect(saved.status).toBe(201);
  expect(saved.headers.get("cache-control")).toBe("no-store");
  const result = await saved.json();
  expect(result).toMatchObject({ isOutdated: false, answers: pregnant, changed: [] });
  expect(result.assessment.practices).toHaveLength(35);
  expect(await resultsOf(app, anna)).toEqual([result]);

  const berit = await clientWhoAgrees(app, "berit@example.ee");
  const path = `/suitability/results/${result.id}`;
  await expectRefusal(
    await app.send("DELETE", path, undefined, berit.headers),
    404,
    "ERR_NOT_FOUND",
  );
  expect(await resultsOf(app, berit)).toEqual([]);
  expect((await app.send("DELETE", path, undefined, anna.headers)).status).toBe(204);
  expect(await resultsOf(app, anna)).toEqual([]);
});

test("a visitor stores nothing", async () => {
  await using app = await openTestApp({ demo: false });
  await expectRefusal(
    await app.post("/suitability/results", { version: 1, answers: pregnant }),
    401,
    "ERR_UNAUTHORIZED",
  );
  await expectRefusal(await app.get("/suitability/draft"), 401, "ERR_UNAUTHORIZED");
});

test("answers that point to a crisis are stored nowhere, in no form", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  const occurrences = await occurrencesInFiles(app);
  const result = await (await save(app, anna, { ...pregnant, ...crisis })).json();
  expect(result.answers).toEqual(pregnant);
  expect(result.assessment.crisis).toBeNull();
  const draft = await saveDraft(app, anna, { answers: { ...pregnant, ...crisis }, step: "age" });
  expect((await draft.json()).answers).toEqual(pregnant);

  const { suitabilityResults } = app.ports.persistence;
  const calm = await (await save(app, await clientWhoAgrees(app, "berit@example.ee"))).json();
  const stored = await suitabilityResults.find(result.id);
  const storedCalm = await suitabilityResults.find(calm.id);
  expect(stored!.verdicts).toEqual(storedCalm!.verdicts);
  const readable = JSON.stringify([stored, await suitabilityResults.findDraft(anna.user.id)]);
  expect(readable).not.toMatch(/crisis|strength|suicid|violence/);
  await app.database.scrub();
  expect(await occurrencesInFiles(app)).toEqual(occurrences);
  expect(app.logLines.join("\n")).not.toMatch(/suicid|violence/);
});

/** How often the database's files name each crisis; the questionnaire itself does. */
async function occurrencesInFiles(app: TestApp): Promise<Record<string, number>> {
  await app.database.scrub();
  let text = "";
  for (const name of ["app.db", "app.db-wal"]) {
    text += new TextDecoder("latin1").decode(await Deno.readFile(`${app.directory}/${name}`));
  }
  const counted = ["suicidal_thoughts", "violence_home"].map((word) => [
    word,
    text.split(word).length - 1,
  ]);
  return Object.fromEntries(counted);
}

test("the database's files do not show what was answered", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  await save(app, anna);
  await saveDraft(app, anna, { answers: pregnant, step: "safety_2" });
  const rows = await app.database.read.values<[string]>(
    sql`select hex(content_sealed) from suitability_results
        union all select hex(content_sealed) from suitability_drafts`,
  );
  expect(rows).toHaveLength(2);
  for (const [hex] of rows) {
    const text = new TextDecoder("latin1").decode(Uint8Array.fromHex(hex));
    expect(text).not.toMatch(/pregnan|STRESS|CUP_THERAPY|needs|safety/);
  }
});

test("a draft is continued on another device, without what no longer fits", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await newClient(app, "anna@example.ee");
  expect(await draftOf(app, anna)).toBeNull();
  const refused = await saveDraft(app, anna, { answers: pregnant, step: "safety_2" });
  await expectRefusal(refused, 409, "ERR_CONSENT_REQUIRED");
  await agreeTo(app, anna, "test-results");
  const saved = await saveDraft(app, anna, { answers: pregnant, step: "safety_2" });
  const draft = await saved.json();
  expect(draft).toMatchObject({ answers: pregnant, step: "safety_2", isOutdated: false });
  expect(await draftOf(app, anna)).toEqual(draft);

  await app.database.transaction(async (connection) => {
    const { version: _, ...content } = readData("questionnaire");
    const steps = (content.steps as { id: string }[]).filter(({ id }) => id !== "ways_of_working");
    await connection.update(questionnaires).set({ version: 2, content: { ...content, steps } });
  });
  const { ways_of_working: __, ...rest } = pregnant;
  expect(await draftOf(app, anna)).toMatchObject({
    version: 2,
    answers: rest,
    step: "safety_2",
    isOutdated: true,
  });
  await expectRefusal(
    await saveDraft(app, anna, { answers: rest, step: "age" }),
    412,
    "ERR_STALE",
  );
  await expectRefusal(await save(app, anna, rest), 412, "ERR_STALE");
});

test("a second tab with an older draft is refused, and nothing is lost", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  const first = await saveDraft(app, anna, { answers: { needs: ["STRESS"] }, step: "strength" });
  const seen = { "If-Match": first.headers.get("etag")! };
  const second = await saveDraft(app, anna, { answers: pregnant, step: "safety_2" }, seen);
  expect(second.status).toBe(200);
  const late = await saveDraft(app, anna, { answers: {}, step: "needs" }, seen);
  await expectRefusal(late, 412, "ERR_STALE");
  expect((await draftOf(app, anna)).answers).toEqual(pregnant);
});

test("a draft with an unknown step or unfit answers is refused by path", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  const pathsOf = async (draft: object) => {
    const answer = await saveDraft(app, anna, draft);
    const { errCode, errors } = await answer.json();
    expect([answer.status, errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
    return errors.map(({ path }: { path: string }) => path);
  };
  expect(await pathsOf({ answers: {}, step: "dance" })).toEqual(["step"]);
  expect(await pathsOf({ answers: { age: ["200"] }, step: "age" })).toEqual(["answers.age"]);
  expect(await draftOf(app, anna)).toBeNull();
});

test("a finished test ends its draft, and twice the same answers are one result", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  await saveDraft(app, anna, { answers: pregnant, step: "age" });
  const first = await (await save(app, anna)).json();
  expect(await draftOf(app, anna)).toBeNull();
  const reordered = { safety_1: ["pregnancy"], ways_of_working: ["talk"], needs: ["STRESS"] };
  expect((await (await save(app, anna, reordered)).json()).id).toBe(first.id);
  const other = await (await save(app, anna, { ...pregnant, safety_2: ["pacemaker"] })).json();
  expect((await resultsOf(app, anna)).map(({ id }: { id: string }) => id))
    .toEqual([other.id, first.id]);
});

test("only the last 20 results are kept", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  const needs = readData("practices").flatMap(({ helps }) => helps.map(({ way }) => way));
  const different = [...new Set(needs)].slice(0, 21);
  expect(different).toHaveLength(21);
  for (const need of different) expect((await save(app, anna, { needs: [need] })).status).toBe(201);
  const kept = await resultsOf(app, anna);
  expect(kept.map(({ answers }: { answers: { needs: string[] } }) => answers.needs[0]))
    .toEqual(different.slice(1).toReversed());
});

test("a stored result is assessed by the rules in force, and says what has changed", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  await save(app, anna);
  await app.database.transaction(async (connection) => {
    await connection.update(rules).set({ severity: "caution" })
      .where(sql`id = 'pregnancy-belly-and-cups'`);
    await connection.delete(rules).where(sql`id <> 'pregnancy-belly-and-cups'`);
    await connection.insert(ruleVersions).values({ version: 2, fingerprint: "" });
  });
  const [result] = await resultsOf(app, anna);
  expect(result.isOutdated).toBe(true);
  expect(result.assessment.rulesVersion).toBe(2);
  expect(result.changed).toContainEqual({ code: "CUP_THERAPY", before: "no", after: "caution" });
  const codes = result.changed.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(codes.toSorted());
  const stricter = readData("rules").filter(({ fact }) => fact === "pregnancy");
  expect(new Set(codes)).toEqual(new Set(stricter.flatMap(({ practices }) => practices)));
});

test("withdrawing the consent deletes draft and results, and the archive has them before", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  await save(app, anna);
  await saveDraft(app, anna, { answers: { needs: ["GRIEF"] }, step: "strength" });
  const { consents } = await (await app.get("/user/me/consents", anna.headers)).json();
  const consent = consents.find(({ purpose }: { purpose: string }) => purpose === "test-results");
  expect(consent.kept).toMatchObject({ testResults: 1, testDrafts: 1, notes: 0 });
  const user = (await app.ports.persistence.users.find(anna.user.id))!;
  const archive = await collectArchive(app.ports, user);
  expect(await Array.fromAsync(archive.testResults))
    .toMatchObject([{ answers: pregnant, verdicts: { CUP_THERAPY: "no" } }]);
  expect(archive.testDrafts).toMatchObject([{ answers: { needs: ["GRIEF"] }, step: "strength" }]);
  const withdraw = (confirmed?: unknown) =>
    app.send("PUT", "/user/me/consents", {
      purpose: "test-results",
      version: consent.version,
      isGiven: false,
      confirmed,
    }, anna.headers);
  await expectRefusal(await withdraw(), 412, "ERR_STALE");
  expect(await resultsOf(app, anna)).toHaveLength(1);
  expect((await withdraw(consent.kept)).status).toBe(200);
  expect(await resultsOf(app, anna)).toEqual([]);
  expect(await draftOf(app, anna)).toBeNull();
  await expectRefusal(await save(app, anna), 409, "ERR_CONSENT_REQUIRED");
});

test("deleting all results deletes the draft too, and erasing the account leaves no row", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  const fill = async () => {
    await save(app, anna);
    await saveDraft(app, anna, { answers: pregnant, step: "age" });
  };
  const rows = () =>
    app.database.read.values(sql`select (select count(*) from suitability_results),
      (select count(*) from suitability_drafts)`);
  await fill();
  expect(await rows()).toEqual([[1, 1]]);
  const deleted = await app.send("DELETE", "/suitability/results", undefined, anna.headers);
  expect(deleted.status).toBe(204);
  expect(await rows()).toEqual([[0, 0]]);
  await fill();
  const one = await app.send("DELETE", "/suitability/draft", undefined, anna.headers);
  expect(one.status).toBe(204);
  expect(await rows()).toEqual([[1, 0]]);
  await fill();
  const user = (await app.ports.persistence.users.find(anna.user.id))!;
  await app.ports.persistence.transaction(({ personalData }) =>
    personalData.erase(user, app.ports.persistence.newId(), app.now())
  );
  expect(await rows()).toEqual([[0, 0]]);
});

test("a draft is deleted 30 days after its last change, a result is not", async () => {
  await using app = await openTestApp({ demo: false });
  const anna = await clientWhoAgrees(app);
  await save(app, anna);
  await saveDraft(app, anna, { answers: pregnant, step: "age" });
  const { suitabilityResults } = app.ports.persistence;
  const { changedAt } = (await suitabilityResults.findDraft(anna.user.id))!;
  await deleteExpiredRows(app.ports, changedAt + 30 * day);
  expect(await suitabilityResults.findDraft(anna.user.id)).not.toBeNull();
  await deleteExpiredRows(app.ports, changedAt + 30 * day + 1);
  expect(await suitabilityResults.findDraft(anna.user.id)).toBeNull();
  expect(await suitabilityResults.listOfUser(anna.user.id)).toHaveLength(1);
});

test("the test names the consent that is recorded", () => {
  const { consent } = readData("questionnaire") as unknown as { consent: { store: unknown } };
  expect(consentTerms["test-results"].text).toEqual(consent.store);
});
