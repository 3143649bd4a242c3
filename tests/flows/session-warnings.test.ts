import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { content } from "backend/domain/suitability/suitability.testing.ts";
import { checkBookedSessions } from "backend/use-cases/suitability/check-booked-sessions.ts";
import { publishRules, ruleLike } from "../support/rule-steps.ts";
import { expectRefusal, newMails } from "../support/sign-in-steps.ts";
import type { Person } from "./booked-session.ts";
import { openRequestVisit } from "./session-request-steps.ts";
import { allClear, storeTest } from "./suitability-steps.ts";

type Visit = Awaited<ReturnType<typeof openRequestVisit>>;

/** Answers that state a fact which no rule links with the practice, and a rule that will. */
function newRuleFor(practice: string) {
  for (const { id: step, options } of content.questionnaire.steps) {
    if (!step.startsWith("safety_")) continue;
    for (const { value, sets } of options) {
      const [fact] = sets?.facts ?? [];
      const rules = content.rules.filter((rule) => rule.fact === fact);
      if (!fact || rules.length === 0) continue;
      if (rules.some(({ practices }) => practices.includes(practice))) continue;
      const rule = ruleLike(rules[0]!, {
        id: "new-guidance",
        practices: [practice],
        severity: "ask",
      });
      return { answers: { ...allClear, [step]: [value] }, rule };
    }
  }
  throw new Error(`every fact has a rule about ${practice}`);
}

async function bookedWith(visit: Visit, client: Person, answers: Record<string, string[]>) {
  const { app, practice, times } = visit;
  await storeTest(app, client, answers);
  const booked = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times[0]!,
    invitee: { name: client.user.name, email: client.user.email, timezone: "Europe/Tallinn" },
  }, client.headers);
  expect(booked.status).toBe(201);
  await check(visit);
  await newMails(app);
  const [session] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  return session as { id: string };
}

const check = ({ app }: Visit) => checkBookedSessions(app.ports, { now: app.now() });

async function warningsOf({ app }: Visit, { user }: Person) {
  const { headers } = await app.signIn(user.email, "a password of mine alone");
  const english = { ...headers, "Accept-Language": "en" };
  return (await (await app.get("/suitability/warnings", english)).json()).warnings;
}

const warningMails = async ({ app }: Visit, { user }: Person) =>
  (await newMails(app)).filter(({ to, subject }) =>
    to === user.email && subject.startsWith("Please look at a booked time")
  );

test("new rules warn a client once, make cancelling free, and are read by keeping the session", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("anna");
  const { answers, rule } = newRuleFor(practice.type);
  const session = await bookedWith(visit, client, answers);
  const begins = new Date(app.now() + hour).toISOString();
  await publishRules(app, [{ kind: "add", rule }], begins);
  await check(visit);
  expect(await warningsOf(visit, client)).toEqual([]);

  app.advance(hour);
  await Promise.all([check(visit), check(visit)]);
  await check(visit);
  const mails = await warningMails(visit, client);
  expect(mails).toHaveLength(1);
  for (const word of [rule.reason.en, rule.fact, "test"]) {
    expect(mails[0]!.text).not.toContain(word);
  }
  const [warning] = await warningsOf(visit, client);
  expect(warning).toMatchObject({
    therapySessionId: session.id,
    cause: "rules",
    from: "ok",
    verdict: { verdict: "ask", reasons: [{ rule: rule.id, source: rule.source.label.en }] },
  });
  const found = await app.ports.persistence.therapySessions.find(session.id);
  expect(found!.rulesChangedAt).toBe(app.now());

  const { headers } = await app.signIn(client.user.email, "a password of mine alone");
  const keep = (rulesVersion: number, share = false) =>
    app.post(`/suitability/warnings/${warning.id}/keep`, { rulesVersion, share }, headers);
  await expectRefusal(await keep(1), 412, "ERR_STALE");
  const other = await app.signIn("client@demo.heaolu.ee");
  const path = `/suitability/warnings/${warning.id}/keep`;
  await expectRefusal(
    await app.post(path, { rulesVersion: 2 }, other.headers),
    404,
    "ERR_NOT_FOUND",
  );
  expect((await keep(2, true)).status).toBe(204);
  expect((await keep(2, true)).status).toBe(204);
  expect(await warningsOf(visit, client)).toEqual([]);
  const { suitabilityRecords } = app.ports.persistence;
  const record = await suitabilityRecords.ofBooking({ therapySessionId: session.id });
  expect(record).toMatchObject({
    acknowledged: { verdict: "ask", rules: [{ id: rule.id }], rulesVersion: 2 },
    sharedAt: app.now(),
  });
  const kept = await app.ports.persistence.therapySessions.find(session.id);
  expect(kept!.rulesChangedAt).toBeNull();
  await app.ports.persistence.transaction(({ sessionWarnings }) =>
    sessionWarnings.requestCheck(client.user.id, "rules", app.now())
  );
  await check(visit);
  expect(await warningMails(visit, client)).toEqual([]);
});

test("newer answers warn without free cancelling, and deleting them takes the warning back", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("berit");
  const session = await bookedWith(visit, client, allClear);
  const { answers, rule } = newRuleFor(practice.type);
  await publishRules(app, [{ kind: "add", rule }]);
  await check(visit);
  expect(await warningsOf(visit, client)).toEqual([]);
  app.advance(2 * hour);
  const again = await app.signIn(client.user.email, "a password of mine alone");
  await storeTest(app, again, answers);
  await check(visit);
  expect(await warningsOf(visit, client)).toMatchObject([{ cause: "answers" }]);
  expect(await warningMails(visit, client)).toHaveLength(1);
  const found = await app.ports.persistence.therapySessions.find(session.id);
  expect(found!.rulesChangedAt).toBeNull();
  expect((await app.send("DELETE", "/suitability/results", undefined, again.headers)).status)
    .toBe(204);
  expect(await app.ports.persistence.sessionWarnings.listOfUser(client.user.id)).toEqual([]);
});

test("a warning that grows without a stricter verdict is not mailed again, one from ask to no is", async () => {
  await using visit = await openRequestVisit("never");
  const { app, practice } = visit;
  const client = await visit.client("carl");
  const { answers, rule } = newRuleFor(practice.type);
  await bookedWith(visit, client, answers);
  await publishRules(app, [{ kind: "add", rule }]);
  await check(visit);
  expect(await warningMails(visit, client)).toHaveLength(1);
  const second = ruleLike(rule, { id: "second-guidance" });
  await publishRules(app, [{ kind: "add", rule: second }]);
  await check(visit);
  const [grown] = await warningsOf(visit, client);
  expect(grown.verdict.reasons.map(({ rule }: { rule: string }) => rule).toSorted())
    .toEqual([rule.id, second.id].toSorted());
  expect(await warningMails(visit, client)).toEqual([]);
  const stricter = ruleLike(rule, { id: "third-guidance", severity: "no" });
  await publishRules(app, [{ kind: "add", rule: stricter }]);
  await check(visit);
  await check(visit);
  expect(await warningsOf(visit, client)).toMatchObject([{ verdict: { verdict: "no" } }]);
  expect(await warningMails(visit, client)).toHaveLength(1);
});

test("a waiting request is checked again too, and its warning goes on with the accepted session", async () => {
  await using visit = await openRequestVisit("always");
  const { app, practice } = visit;
  const client = await visit.client("diana");
  const { answers, rule } = newRuleFor(practice.type);
  await storeTest(app, client, answers);
  const sent = await visit.sent(client);
  await check(visit);
  await newMails(app);
  expect(await visit.mine(client)).toMatchObject([{ id: sent.id, warning: null }]);

  await publishRules(app, [{ kind: "add", rule }]);
  await Promise.all([check(visit), check(visit)]);
  const mails = (await newMails(app)).filter(({ to }) => to === client.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Please look at a requested time: /),
  ]);
  for (const word of [rule.reason.en, rule.fact, "test"]) {
    expect(mails[0]!.text).not.toContain(word);
  }
  const again = await app.signIn(client.user.email, "a password of mine alone");
  expect(await visit.mine(again)).toMatchObject([{
    warning: { verdict: "ask", reasons: [{ rule: rule.id }] },
  }]);
  const received = JSON.stringify(await visit.received());
  for (const word of [rule.id, rule.reason.et]) expect(received).not.toContain(word);

  expect((await visit.answer("accept", sent)).status).toBe(200);
  await check(visit);
  expect(await warningsOf(visit, client)).toMatchObject([{ verdict: { verdict: "ask" } }]);
  expect(await warningMails(visit, client)).toHaveLength(1);
});
