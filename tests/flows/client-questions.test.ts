import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { day, hour } from "backend/domain/duration.ts";
import { followClientQuestions } from "backend/use-cases/client-questions/follow-client-questions.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openQuestionVisit, reason, text } from "./client-question-steps.ts";
import { codeOf } from "./session-request-steps.ts";
import {
  acknowledging,
  answersFor,
  makeRules,
  refusalOf,
  storeTest,
  suitabilityOf,
} from "./suitability-steps.ts";

test("a client asks, the practitioner clears them, and the booking opens and records it", async () => {
  await using visit = await openQuestionVisit();
  const { app, practitioner } = visit;
  const client = await visit.asker("anna");
  const refusal = await refusalOf(await visit.book(client));
  expect(refusal).toMatchObject({ errCode: "ERR_ASK_FIRST", suitability: { clearance: null } });
  const { rulesVersion, reasons } = (await visit.verdict(client)).verdict;
  const [first] = reasons;

  const share = { rulesVersion, rules: [first.rule, "a-forged-rule"] };
  const created = await visit.ask(client, { share });
  expect(created.status).toBe(201);
  const { id } = await created.json();
  const [question] = await visit.received();
  expect(question).toMatchObject({
    id,
    status: "waiting",
    client: { name: "Kerli Kask" },
    messages: [{ author: "client", text, decision: null }],
    shared: [{ severity: "ask", question: first.question, reason: first.reason }],
    clearance: null,
  });
  const stored = JSON.stringify(
    await app.database.read.all(
      sql`select q.*, hex(q.content_sealed), m.*, hex(m.text_sealed) from client_questions q
        join client_question_messages m on m.question_id = q.id`,
    ),
  );
  expect(stored).not.toContain("week 20");
  expect(stored).not.toContain(first.rule);

  const unreasoned = await visit.reply(id, "book", { reason: " " });
  expect(await unreasoned.json()).toMatchObject({
    errCode: "ERR_INVALID_INPUT",
    errors: [{ path: "reason", errCode: "ERR_REQUIRED" }],
  });
  await expectRefusal(await visit.reply(id, "book", { days: 366 }), 400, "ERR_INVALID_INPUT");
  expect((await visit.reply(id, "book")).status).toBe(200);
  const [answered] = await visit.mine(client);
  expect(answered).toMatchObject({
    status: "answered",
    clearance: { reason, validUntil: "2027-02-18T07:00:00Z" },
  });
  const { verdict } = await visit.verdict(client);
  expect(verdict).toMatchObject({ verdict: "ask", clearance: { reason } });
  await expectRefusal(await visit.book(client), 409, "ERR_CAUTION_UNREAD");
  const acknowledgement = acknowledging({ suitability: verdict } as never);
  expect((await visit.bookAgain(client, acknowledgement)).status).toBe(201);
  const [session] = await visit.sessions(client);
  const clearance = { reason, clearedAt: expect.any(String), validUntil: expect.any(String) };
  expect(await suitabilityOf(app, session.id, practitioner)).toMatchObject({ clearance });
  expect(await suitabilityOf(app, session.id, client)).toMatchObject({
    acknowledged: { verdict: "ask", rulesVersion },
    clearance,
  });
});

test("a clearance ends with its time, when it is taken back, and when the rules ask for more", async () => {
  await using visit = await openQuestionVisit();
  const { app, practice, practitioner } = visit;
  const client = await visit.asker("anna");
  const { id } = await (await visit.ask(client)).json();
  await visit.reply(id, "book", { days: 10 });
  const isCleared = async () => (await visit.verdict(client)).verdict.clearance !== null;
  expect(await isCleared()).toBe(true);
  await makeRules(app, practice.type, "no");
  await expectRefusal(await visit.book(client), 409, "ERR_NOT_SUITABLE");
  await makeRules(app, practice.type, "ask");
  await app.post(`/client-questions/${id}/end-clearance`, {}, practitioner.headers);
  expect(await isCleared()).toBe(false);
  expect((await visit.received())[0]).toMatchObject({ status: "answered", clearance: null });

  await visit.write(id, client, "My doctor has written to you.");
  await visit.reply(id, "book", { days: 10 });
  expect(await isCleared()).toBe(true);
  await visit.write(id, client, "And now I feel worse.");
  await visit.reply(id, "talk");
  expect(await isCleared()).toBe(false);
  await visit.write(id, client, "Better again.");
  await visit.reply(id, "book", { days: 10, text: "Then come." });
  expect(await isCleared()).toBe(true);
  app.advance(10 * day);
  const later = await app.signIn(client.user.email, "a password of mine alone");
  expect((await visit.verdict(later)).verdict.clearance).toBeNull();
});

test("an answer clears no rules that apply since a message the practitioner has not read", async () => {
  await using visit = await openQuestionVisit();
  const { app, practice } = visit;
  const client = await visit.client("anna");
  await storeTest(app, client, answersFor(practice.type, "caution"));
  const { id, messages } = await (await visit.ask(client)).json();
  await makeRules(app, practice.type, "ask");
  await visit.write(id, client, "I have read that I should ask.");
  const unread = { seen: messages[0].id };
  await expectRefusal(await visit.reply(id, "book", unread), 412, "ERR_STALE");
  expect((await visit.verdict(client)).verdict).toMatchObject({ verdict: "ask", clearance: null });
  expect((await visit.mine(client))[0]).toMatchObject({ status: "waiting", messages: [{}, {}] });
  expect((await visit.reply(id, "book")).status).toBe(200);
  expect((await visit.verdict(client)).verdict.clearance).toMatchObject({ reason });
});

test("without a stored test a question can be sent, and a clearance covers no later warning", async () => {
  await using visit = await openQuestionVisit();
  const { app, practice } = visit;
  const client = await visit.client("berit");
  const share = { rulesVersion: 1, rules: ["pregnancy-gentle-touch"] };
  const { id, shared } = await (await visit.ask(client, { share })).json();
  expect(shared).toEqual([]);
  await visit.reply(id, "book");
  expect(await visit.verdict(client)).toMatchObject({ verdict: null, clearance: { reason } });
  await storeTest(app, client, answersFor(practice.type, "caution"));
  await makeRules(app, practice.type, "ask");
  expect(await visit.verdict(client)).toMatchObject({
    verdict: { verdict: "ask", clearance: null },
    clearance: null,
  });
});

test("repetitions change nothing, and each refusal names its reason", async () => {
  await using visit = await openQuestionVisit();
  const { app, practice, practitioner, therapistId } = visit;
  const client = await visit.asker("anna");
  const [one, two] = await Promise.all([visit.ask(client), visit.ask(client)]);
  const { id } = await one!.json();
  expect((await two!.json()).id).toBe(id);
  expect(await visit.mine(client)).toHaveLength(1);
  expect(await codeOf(await visit.ask(client, { text: "Another." }))).toEqual([
    409,
    "ERR_QUESTION_OPEN",
  ]);
  await visit.write(id, client, "More.");
  await visit.write(id, client, "More.");
  expect((await visit.mine(client))[0].messages).toHaveLength(2);
  const questionMails = async () =>
    (await visit.mailsTo(practitioner.user.email)).filter(({ subject }) =>
      subject === "Üks küsimus ootab sinu vastust"
    );
  expect(await questionMails()).toHaveLength(1);
  const [mail] = await questionMails();
  expect(mail!.text).toContain(`/sessions/questions?open=${id}`);
  expect(mail!.text).not.toContain("week 20");
  await visit.reply(id, "talk");
  await visit.reply(id, "talk");
  expect((await visit.mine(client))[0].messages).toHaveLength(3);
  const answers = (await visit.mailsTo(client.user.email)).filter(({ text }) =>
    text.includes(`/questions?open=${id}`)
  );
  expect(answers.map(({ subject }) => subject)).toEqual(["There is an answer to your question"]);

  const other = await visit.client("berit");
  for (const path of ["messages", "close"]) {
    const refused = await app.post(`/client-questions/${id}/${path}`, { text: "x" }, other.headers);
    await expectRefusal(refused, 404, "ERR_NOT_FOUND");
  }
  const colleague = await app.signIn("therapist2@demo.heaolu.ee");
  const foreign = { text: "x", decision: "talk", seen: crypto.randomUUID() };
  const answer = await app.post(`/client-questions/${id}/answers`, foreign, colleague.headers);
  await expectRefusal(answer, 404, "ERR_NOT_FOUND");
  const own = { therapistId, practice: practice.type, text };
  const toThemselves = await app.post("/client-questions", own, practitioner.headers);
  await expectRefusal(toThemselves, 409, "ERR_OWN_CALENDAR");
  const unknown = await visit.ask(other, { practice: "NOT_OFFERED" });
  await expectRefusal(unknown, 409, "ERR_PRACTICE_NOT_OFFERED");
  const stale = await visit.asker("carl");
  const share = { rulesVersion: 1, rules: [] };
  await expectRefusal(await visit.ask(stale, { share }), 412, "ERR_STALE");
  await makeRules(app, practice.type, "no");
  await expectRefusal(await visit.ask(stale), 409, "ERR_NOT_SUITABLE");

  await app.post(`/client-questions/${id}/close`, {}, client.headers);
  expect(await codeOf(await visit.write(id, client, "Too late."))).toEqual([
    409,
    "ERR_QUESTION_ENDED",
  ]);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set disabled_at = 1 where id = ${practitioner.user.id}`)
  );
  await expectRefusal(await visit.ask(other), 404, "ERR_NOT_FOUND");
});

test("a client has at most five open questions", async () => {
  await using visit = await openQuestionVisit();
  const { app } = visit;
  const client = await visit.client("anna");
  const { items } = await app.ports.persistence.therapists.listShown({ limit: 20 });
  const askable = items.filter(({ practices }) => practices.some(({ intro }) => !intro));
  const ask = ({ id, practices }: (typeof askable)[number]) => {
    const practice = practices.find(({ intro }) => !intro)!.type;
    return visit.ask(client, { therapistId: id, practice });
  };
  for (const therapist of askable.slice(0, 5)) expect((await ask(therapist)).status).toBe(201);
  await expectRefusal(await ask(askable[5]!), 409, "ERR_TOO_MANY_QUESTIONS");
  const [open] = await visit.mine(client);
  await app.post(`/client-questions/${open.id}/close`, {}, client.headers);
  expect((await ask(askable[5]!)).status).toBe(201);
});

test("a question is reminded of once, ends after 14 days, and answers make the usual time", async () => {
  await using visit = await openQuestionVisit();
  const { app, practitioner, therapistId } = visit;
  const usual = async () =>
    (await visit.json(app.get(`/client-questions/practitioners/${therapistId}`))).answerHours;
  for (const name of ["anna", "berit", "carl"]) {
    expect(await usual()).toBeNull();
    const { id, messages } = await (await visit.ask(await visit.client(name))).json();
    app.advance(3 * hour);
    const again = await app.signIn("therapist1@demo.heaolu.ee");
    const answer = { text: "Let us talk.", decision: "talk", seen: messages[0].id };
    expect((await app.post(`/client-questions/${id}/answers`, answer, again.headers)).status)
      .toBe(200);
  }
  expect(await usual()).toBe(3);

  const client = await visit.client("diana");
  await visit.ask(client);
  const follow = () => followClientQuestions(app.ports, app.now());
  expect(await follow()).toBe(0);
  const unanswered = async () => {
    const { headers } = await app.signIn("admin@demo.heaolu.ee");
    return await visit.json(app.get("/admin/summary", headers));
  };
  expect(await unanswered()).toMatchObject({ unansweredQuestions: 0, unanswered: [] });
  app.advance(day);
  const summary = await unanswered();
  expect(summary).toMatchObject({ unansweredQuestions: 1, unanswered: [{ therapistId }] });
  for (const hidden of [text, client.user.name, client.user.email]) {
    expect(JSON.stringify(summary)).not.toContain(hidden);
  }
  expect([await follow(), await follow()]).toEqual([1, 0]);
  app.advance(13 * day);
  expect([await follow(), await follow()]).toEqual([1, 0]);
  const subjects = async (email: string) =>
    (await visit.mailsTo(email)).map(({ subject }) => subject);
  expect(await subjects(client.user.email)).toEqual(["Your question got no answer"]);
  // It was answered no more when the mails were sent.
  expect(await subjects(practitioner.user.email)).not.toContain("Üks küsimus ootab sinu vastust");
  expect(await usual()).toBe(3);

  app.advance(180 * day);
  await follow();
  app.advance(181 * day);
  await deleteExpiredRows(app.ports, app.now());
  for (const table of ["client_questions", "client_question_messages", "answer_times"]) {
    expect(await app.database.read.all(sql.raw(`select id from ${table}`))).toEqual([]);
  }
});

test("questions are exported, hidden and deleted as the client decides", async () => {
  await using visit = await openQuestionVisit();
  const { app } = visit;
  const client = await visit.asker("anna");
  const { rulesVersion, reasons } = (await visit.verdict(client)).verdict;
  const rules = reasons.map(({ rule }: { rule: string }) => rule);
  const { id } = await (await visit.ask(client, { share: { rulesVersion, rules } })).json();
  await visit.reply(id, "book");
  const archive = await app.get("/user/me/export", client.headers);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const { clientQuestions } = JSON.parse(strFromU8(files["data.json"]!));
  expect(clientQuestions).toMatchObject([{ messages: [{ text }, {}], clearances: [{ reason }] }]);
  expect(strFromU8(files["index.html"]!)).not.toContain("<b>week 20</b>");

  const withdraw = (purpose: string, confirmed?: object) =>
    app.send("PUT", "/user/me/consents", {
      purpose,
      version: 1,
      isGiven: false,
      ...(confirmed && { confirmed }),
    }, client.headers);
  expect((await visit.received())[0].shared).toHaveLength(rules.length);
  expect((await withdraw("test-sharing")).status).toBe(200);
  expect((await visit.received())[0].shared).toEqual([]);
  const { consents } = await visit.json(app.get("/user/me/consents", client.headers));
  const { kept } = consents.find(({ purpose }: { purpose: string }) => purpose === "questions");
  expect(kept.clientQuestions).toBe(1);
  expect((await withdraw("questions", kept)).status).toBe(200);
  expect(await visit.received()).toEqual([]);
  expect(await app.database.read.all(sql`select id from clearances`)).toEqual([]);
  expect((await visit.verdict(client)).verdict.clearance).toBeNull();
});
