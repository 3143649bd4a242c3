import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { fittingAnswers } from "backend/domain/suitability/answers.ts";
import { assess } from "backend/domain/suitability/assessment.ts";
import { content, fittingAnswerSet } from "backend/domain/suitability/suitability.testing.ts";
import { storableAnswers } from "backend/domain/suitability/answers.ts";
import { verdictByCode } from "backend/domain/suitability/result.ts";
import fc from "fast-check";
import { draftWith, publishRules, ruleLike, sendDraft } from "../support/rule-steps.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient } from "./booked-session.ts";

const cupping = content.rules.find(({ id }) => id === "pregnancy-belly-and-cups")!;
const softer = { kind: "change" as const, rule: ruleLike(cupping, { severity: "ask" }) };

const verdictOfCupping = async (app: TestApp) => {
  const answers = { safety_1: ["pregnancy"] };
  const body = { version: content.questionnaire.version, answers };
  const answer = await (await app.post("/suitability/assessment", body)).json();
  return answer.practices.find(({ code }: { code: string }) => code === "CUP_THERAPY").verdict;
};

const admins = async (app: TestApp) => ({
  first: (await app.signIn("admin@demo.heaolu.ee")).headers,
  second: (await app.signIn("admin2@demo.heaolu.ee")).headers,
});

test("a change is live only after a second administrator approves it, from its time on", async () => {
  await using app = await openTestApp();
  const { first, second } = await admins(app);
  const begins = new Date(app.now() + 2 * hour).toISOString();
  const draft = await draftWith(app, first, [softer]);
  expect(draft.problems).toEqual([]);
  const early = { comment: "Why", effectiveFrom: new Date(app.now() - 1).toISOString() };
  const past = await app.post(`/admin/rule-drafts/${draft.id}/send`, early, {
    ...first,
    "If-Match": draft.version,
  });
  expect(await past.json()).toMatchObject({
    errCode: "ERR_INVALID_INPUT",
    errors: [{ path: "effectiveFrom", errCode: "ERR_IN_PAST" }],
  });
  const waiting = await sendDraft(app, first, draft, begins);
  expect((await (await app.get("/admin/summary", second)).json()).rules).toBe(1);

  const path = `/admin/rule-drafts/${draft.id}`;
  const publish = (headers: Record<string, string>, version = waiting.version) =>
    app.post(`${path}/publish`, undefined, { ...headers, "If-Match": version });
  await expectRefusal(await publish(first), 403, "ERR_OWN_DRAFT");
  await expectRefusal(await publish(second, draft.version), 412, "ERR_STALE");
  expect(await (await publish(second)).json()).toEqual({ version: 2 });
  await expectRefusal(await publish(second), 409, "ERR_ILLEGAL_TRANSITION");

  expect(await verdictOfCupping(app)).toBe("no");
  app.advance(2 * hour - 1);
  expect(await verdictOfCupping(app)).toBe("no");
  app.advance(1);
  expect(await verdictOfCupping(app)).toBe("ask");
  const later = (await admins(app)).first;
  const compared = await app.get("/admin/rule-versions/2?comparedWith=1", later);
  expect(await compared.json()).toMatchObject({
    state: "inForce",
    author: "Piret Sõnajala",
    reviewer: "Andres Kuusik",
    comment: "Because of new guidance.",
    comparison: { differences: [{ id: cupping.id, kind: "change", fields: ["severity"] }] },
  });
  const actions = await (await app.get("/admin/actions?subject=rules", later)).json();
  expect(actions.actions.map(({ action }: { action: string }) => action))
    .toEqual(["publish-rules", "send-rules"]);

  const restore = await app.post("/admin/rule-drafts", { title: "Back", restore: 1 }, later);
  expect((await restore.json()).differences).toMatchObject([
    { id: cupping.id, before: { severity: "ask" }, after: { severity: "no" } },
  ]);
});

test("two administrators do not overwrite each other, and a newer version makes a draft stale", async () => {
  await using app = await openTestApp();
  const { first, second } = await admins(app);
  const draft = await draftWith(app, first, [softer]);
  const save = (headers: Record<string, string>, version: string, basedOn = draft.basedOn) =>
    app.send("PUT", `/admin/rule-drafts/${draft.id}`, {
      title: "Mine",
      basedOn,
      changes: [softer],
      notReached: [],
    }, { ...headers, "If-Match": version });
  const saved = await (await save(second, draft.version)).json();
  await expectRefusal(await save(first, draft.version), 412, "ERR_STALE");
  await expectRefusal(await save(first, saved.version, 7), 400, "ERR_INVALID_INPUT");

  await publishRules(app, [{ kind: "change", rule: ruleLike(cupping, { severity: "caution" }) }]);
  const send = (version: string) =>
    app.post(`/admin/rule-drafts/${draft.id}/send`, { comment: "Why", effectiveFrom: null }, {
      ...first,
      "If-Match": version,
    });
  await expectRefusal(await send(saved.version), 412, "ERR_STALE");
  const now = await (await app.get(`/admin/rule-drafts/${draft.id}`, first)).json();
  expect(now).toMatchObject({ basedOn: 1, latestVersion: 2, conflicts: [cupping.id] });
  const taken = await (await save(first, saved.version, 2)).json();
  expect(taken).toMatchObject({ basedOn: 2, conflicts: [] });
  const waiting = await (await send(taken.version)).json();
  // Both wrote in it, so neither may approve it.
  const publish = `/admin/rule-drafts/${draft.id}/publish`;
  const both = await app.post(publish, undefined, { ...second, "If-Match": waiting.version });
  await expectRefusal(both, 403, "ERR_OWN_DRAFT");
});

test("a returned draft says why, and a scheduled version can be withdrawn before it begins", async () => {
  await using app = await openTestApp();
  const { first, second } = await admins(app);
  const { id, version } = await sendDraft(app, first, await draftWith(app, first, [softer]));
  const giveBack = (reason: string) =>
    app.post(`/admin/rule-drafts/${id}/return`, { reason }, { ...second, "If-Match": version });
  await expectRefusal(await giveBack(""), 400, "ERR_INVALID_INPUT");
  expect(await (await giveBack("The Russian text is missing a word.")).json()).toMatchObject({
    state: "editing",
    returnReason: "The Russian text is missing a word.",
    returnedBy: "Andres Kuusik",
  });
  const later = new Date(app.now() + 5 * hour).toISOString();
  expect(await publishRules(app, [softer], later)).toBe(2);
  const draft = await draftWith(app, first, [{ kind: "retire", id: "pregnancy-breathwork" }]);
  const sooner = await app.post(
    `/admin/rule-drafts/${draft.id}/send`,
    { comment: "Now", effectiveFrom: null },
    { ...first, "If-Match": draft.version },
  );
  expect((await sooner.json()).errors).toContainEqual(
    expect.objectContaining({ path: "effectiveFrom", errCode: "ERR_BEFORE_SCHEDULED" }),
  );
  expect((await app.post("/admin/rule-versions/2/withdraw", undefined, second)).status).toBe(204);
  await expectRefusal(
    await app.post("/admin/rule-versions/1/withdraw", undefined, second),
    409,
    "ERR_ILLEGAL_TRANSITION",
  );
  app.advance(6 * hour);
  expect(await verdictOfCupping(app)).toBe("no");
});

test("a broken file is refused with every problem, and a sound one becomes a draft", async () => {
  await using app = await openTestApp();
  const { first } = await admins(app);
  const upload = (file: unknown, language = "en") =>
    app.post("/admin/rule-drafts/import", {
      title: "rules.json",
      text: typeof file === "string" ? file : JSON.stringify(file),
    }, { ...first, "Accept-Language": language });
  const file = await (await app.get("/admin/rules/1", first)).json();
  expect(file).toEqual(content.rules.toSorted((a, b) => a.id < b.id ? -1 : 1));
  const broken = structuredClone(file);
  delete broken[0].reason.ru;
  broken[1].practices = ["MASSAGE", "TAROT"];
  broken[2].fact = "flying";
  broken[3].id = broken[4].id;
  const steps = structuredClone(content.questionnaire.steps);
  steps[3]!.branch = [{ if: { answer: steps[3]!.id, in: [] }, skip: [steps[1]!.id] }];
  const sentences = new Set<string>();
  for (const language of ["et", "en", "ru"]) {
    const answer = await upload({ rules: broken, questionnaire: { steps } }, language);
    const { errors } = await answer.json();
    expect(errors.map(({ path, errCode }: Record<string, string>) => `${path} ${errCode}`))
      .toEqual([
        "rules.0.reason.ru ERR_REQUIRED",
        "rules.1.practices.1 ERR_UNKNOWN_PRACTICE",
        "rules.2.fact ERR_UNKNOWN_FACT",
        "rules.4.id ERR_DUPLICATE_ENTITY",
        "questionnaire.steps.3.branch.0.skip.0 ERR_CYCLE",
      ]);
    sentences.add(errors.at(-1).message);
  }
  expect(sentences.size).toBe(3);
  expect((await (await upload("[{")).json()).errors)
    .toMatchObject([{ path: "text", errCode: "ERR_INVALID_FORMAT" }]);
  await expectRefusal(await upload(file), 400, "ERR_INVALID_INPUT");
  expect((await (await app.get("/admin/rule-drafts", first)).json()).drafts).toEqual([]);

  const invisible = "\u202E\u200B";
  const saved = await app.post("/admin/rule-drafts", { title: `Soft${invisible}er` }, first);
  const { id, title } = await saved.json();
  expect(title).toBe("Softer");
  await app.send("DELETE", `/admin/rule-drafts/${id}`, undefined, {
    ...first,
    "If-Match": saved.headers.get("ETag")!,
  });
  file[0].severity = file[0].severity === "no" ? "ask" : "no";
  const typed = structuredClone(file);
  typed[0].reason.en = `${invisible}${typed[0].reason.en}${invisible}`;
  const draft = await (await upload(typed)).json();
  expect(draft).toMatchObject({
    state: "editing",
    differences: [{ id: file[0].id, fields: ["severity"] }],
  });
  expect(await (await app.get(`/admin/rules/${draft.id}`, first)).json()).toEqual(file);
});

test("the preview counts what a naive recomputation counts, without names", async () => {
  await using app = await openTestApp();
  const { first } = await admins(app);
  const sets = fc.sample(fittingAnswerSet, { numRuns: 60, seed: 7 });
  const stored = sets.map((answers) => storableAnswers(content, answers));
  const { persistence } = app.ports;
  const person = await newClient(app, "preview@example.ee");
  await persistence.transaction(async ({ suitabilityResults, users }) => {
    for (const answers of stored) {
      const id = persistence.newId();
      await users.add({ ...(await users.find(person.user.id))!, id, email: `${id}@example.ee` });
      const common = { userId: id, version: 1, rulesVersion: 1, verdicts: {} };
      // An older result of the same person does not count.
      await suitabilityResults.add({
        ...common,
        id: persistence.newId(),
        answers: { safety_1: ["pregnancy"] },
        takenAt: app.now() - hour,
      });
      await suitabilityResults.add({
        ...common,
        id: persistence.newId(),
        answers,
        takenAt: app.now(),
      });
    }
  });
  const changed = content.rules.map((rule) =>
    rule.practices.includes("MASSAGE") ? ruleLike(rule, { severity: "no" }) : rule
  );
  const draft = await draftWith(
    app,
    first,
    changed.filter((rule, at) => rule !== content.rules[at])
      .map((rule) => ({ kind: "change" as const, rule })),
  );
  const preview = await (await app.get(`/admin/rule-drafts/${draft.id}/preview`, first)).json();
  const counts: Record<string, number> = {};
  let people = 0;
  for (const answers of stored) {
    const fitting = fittingAnswers(content.questionnaire, answers);
    const before = verdictByCode(assess(content, fitting));
    const after = verdictByCode(assess({ ...content, rules: changed }, fitting));
    const differing = Object.keys(before).filter((code) => before[code] !== after[code]);
    if (differing.length > 0) people++;
    for (const code of differing) {
      const key = `${code} ${before[code]} ${after[code]}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  expect(people).toBeGreaterThan(5);
  expect(preview).toMatchObject({ results: 60, isCut: false, changedResults: people });
  expect(Object.fromEntries(
    preview.changes.map((
      { practice, from, to, count }: Record<string, string>,
    ) => [`${practice} ${from} ${to}`, count]),
  )).toEqual(counts);
  expect(preview.situations.map(({ fact }: { fact: string }) => fact)).toContain("pregnancy");
  expect(JSON.stringify(preview)).not.toMatch(/@example|userId/);
});
