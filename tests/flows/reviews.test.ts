import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attestationText } from "backend/domain/review-attestation.ts";
import { checkInvariants } from "db/check.ts";
import { bookSession, newClient } from "./booked-session.ts";
import { content, openReviews } from "./review-steps.ts";
import {
  clientEmail,
  codeOf,
  sentencesOf,
  therapistEmail,
  waitingMails,
} from "./session-fixtures.ts";

let visit: Awaited<ReturnType<typeof openReviews>>;

beforeAll(async () => {
  visit = await openReviews();
});
afterAll(async () => {
  expect(await checkInvariants(visit.app.database.read)).toEqual([]);
  await visit.app[Symbol.asyncDispose]();
});

test("who was not at a finished session cannot review it, and a refusal changes nothing", async () => {
  const { app, session, client, therapist, admin, write, therapistId } = visit;
  const ahead = await bookSession(app, client, therapistId, 3);
  const stranger = await newClient(app, "stranger@example.ee");
  const stored = () =>
    app.database.read.values(sql`select id, updated_at from reviews order by id`);
  const before = await stored();
  expect(await codeOf(await write(session.id, {}, stranger.headers))).toEqual([
    404,
    "ERR_NOT_FOUND",
  ]);
  expect(await codeOf(await write(session.id, {}, therapist.headers))).toEqual([
    403,
    "ERR_FORBIDDEN",
  ]);
  expect(await codeOf(await write(session.id, {}, admin.headers))).toEqual([403, "ERR_FORBIDDEN"]);
  expect(await codeOf(await write(ahead.session.id))).toEqual([409, "ERR_NOT_FINISHED"]);
  expect(await stored()).toEqual(before);

  await app.post(`/therapy-sessions/${ahead.session.id}/cancel`, {}, client.headers);
  expect(await codeOf(await write(ahead.session.id))).toEqual([409, "ERR_NOT_FINISHED"]);
});

test("contacts are refused by field, personal words until they are confirmed", async () => {
  const { session, write, mine } = visit;
  const contact = await write(session.id, { name: "www.mari.ee", text: "Helista 5123 4567!" });
  expect([contact.status, (await contact.json()).errors]).toMatchObject([400, [
    { path: "name", errCode: "ERR_CONTACT_DETAILS" },
    { path: "text", errCode: "ERR_CONTACT_DETAILS" },
  ]]);
  const personal = { text: "Abi oli minu depressiooni vastu." };
  const warned = await write(session.id, personal);
  expect([warned.status, await warned.json()]).toMatchObject([409, {
    errCode: "ERR_PERSONAL_DETAILS",
    errors: [{ path: "text", word: "depressiooni" }],
  }]);
  for (
    const wrong of [
      { text: "." },
      { text: "x".repeat(2001) },
      { rating: 0 },
      { rating: 6 },
      {
        name: " ",
      },
      { language: "fi" },
      { text: "\u200b\u202e".repeat(10) },
      { text: " ".repeat(20) },
      {
        name: "\u2066\u2069",
      },
    ]
  ) {
    expect((await write(session.id, wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  expect(await mine()).toEqual([]);
});

test("a review is kept as it reads: without marks that turn its direction, and with markup as text", async () => {
  const { app, session, written, publish, withdraw, therapistId } = visit;
  const text = "Väga \u202Ehea\u202C <script>alert(1)</script> kogemus.";
  const { id } = await written(session.id, { name: "Ma\u202Eri", text });
  expect((await publish(id)).status).toBe(200);
  const { reviews } = await (await app.get(`/therapists/${therapistId}`)).json();
  expect(reviews[0])
    .toMatchObject({ id, name: "Mari", text: "Väga hea <script>alert(1)</script> kogemus." });
  expect((await withdraw(id)).status).toBe(204);
});

test("a review waits, is published, answered, changed and withdrawn, and the average follows", async () => {
  const { app, session, client, therapistId, ...steps } = visit;
  const { written, write, page, publish, queue, mine, received, answer, change, withdraw } = steps;
  const start = await page(therapistId);
  await waitingMails(app);
  const key = { ...client.headers, "Idempotency-Key": crypto.randomUUID() };
  const review = await (await write(session.id, { rating: 1, detailsConfirmed: true }, key)).json();
  expect(await (await write(session.id, { rating: 1, detailsConfirmed: true }, key)).json())
    .toEqual(review);
  expect(await codeOf(await write(session.id))).toEqual([409, "ERR_REVIEW_EXISTS"]);
  expect(
    (await sentencesOf((headers) => write(session.id, {}, { ...client.headers, ...headers })))
      .size,
  ).toBe(3);
  expect(review).toMatchObject({ status: "waiting", month: session.startsAt.slice(0, 7) });
  expect(await page(therapistId)).toMatchObject({ reviewCount: start.reviewCount });
  expect((await queue("waiting")).reviews.map(({ id }: { id: string }) => id)).toContain(review.id);
  expect((await received()).reviews.map(({ id }: { id: string }) => id)).not.toContain(review.id);

  expect((await publish(review.id)).status).toBe(200);
  const shown = await page(therapistId);
  expect(shown.reviewCount).toBe(start.reviewCount + 1);
  expect(shown.rating).toBeCloseTo(
    (start.rating * start.reviewCount + 1) / (start.reviewCount + 1),
    1,
  );
  expect(shown.reviews[0]).toMatchObject({ id: review.id, answer: null });
  expect(JSON.stringify(shown.reviews)).not.toContain(session.id);
  expect(JSON.stringify(await received())).not.toContain(session.id);
  const mails = await waitingMails(app);
  expect(mails.map(({ to, template }) => [to, template]).sort()).toEqual([
    [clientEmail, "review-published"],
    [therapistEmail, "review-published-therapist"],
  ]);

  const contact = await answer(review.id, "Helista 5123 4567!");
  expect([contact.status, (await contact.json()).errors]).toMatchObject([400, [
    { path: "answer", errCode: "ERR_CONTACT_DETAILS" },
  ]]);
  const personal = await answer(review.id, "Rõõm, et depressioon taandus.");
  expect([personal.status, await personal.json()]).toMatchObject([409, {
    errCode: "ERR_PERSONAL_DETAILS",
    errors: [{ path: "answer", word: "depressioon" }],
  }]);
  expect((await answer(review.id)).status).toBe(200);
  expect((await page(therapistId)).reviews[0]).toMatchObject({ answer: "Aitäh!" });
  expect((await waitingMails(app)).map(({ template }) => template)).toEqual(["review-answered"]);
  expect((await received()).reviews.at(-1) ?? null).not.toBeNull();

  const [own] = await mine();
  expect(await codeOf(await change(review.id, { rating: 4 }, { "If-Match": review.version })))
    .toEqual([412, "ERR_STALE"]);
  expect(await (await change(review.id, { rating: 4 }, { "If-Match": own.version })).json())
    .toMatchObject({ status: "waiting", rating: 4 });
  expect(await page(therapistId)).toMatchObject({
    reviewCount: start.reviewCount,
    rating: start.rating,
  });
  await publish(review.id);
  expect((await withdraw(review.id)).status).toBe(204);
  expect(await page(therapistId)).toMatchObject({
    reviewCount: start.reviewCount,
    rating: start.rating,
  });
  const left = await app.database.read.values(
    sql`select count(*) from reviews where text = ${content.text}`,
  );
  expect(left).toEqual([[0]]);
  expect((await written(session.id)).status).toBe("waiting");
});

test("a refusal names its reason to the author, and two administrators never both decide", async () => {
  const { app, session, mine, refuse, decide, caseOf, change, publish } = visit;
  const [{ id }] = await mine();
  await waitingMails(app);
  expect((await decide(id, "refuse", { refusal: "other" })).status).toBe(400);
  const { version } = await caseOf(id);
  expect((await refuse(id, "insult", "Viimane lause.")).status).toBe(200);
  expect(await codeOf(await decide(id, "publish", undefined, { version })))
    .toEqual([409, "ERR_ALREADY_DECIDED"]);
  expect(await mine()).toMatchObject([{
    therapySessionId: session.id,
    status: "refused",
    refusal: "insult",
    refusalNote: "Viimane lause.",
  }]);
  const [mail] = await waitingMails(app);
  expect(mail).toMatchObject({ to: clientEmail, template: "review-refused" });
  const log = await (await app.get("/admin/actions?subject=review", visit.admin.headers)).json();
  expect(log.actions[0]).toMatchObject({
    action: "refuse-review",
    refusal: "insult",
    reason: "Viimane lause.",
  });

  const waiting = await (await change(id, { rating: 3 })).json();
  const read = await caseOf(id);
  await change(id, { rating: 2 });
  expect(waiting.status).toBe("waiting");
  expect(await codeOf(await decide(id, "publish", undefined, { version: read.version })))
    .toEqual([412, "ERR_STALE"]);
  expect((await publish(id)).status).toBe(200);
});

test("a review is reported once by each person and network, and a decision settles the reports", async () => {
  const { app, client, therapist, mine, report, queue, caseOf, publish, answer, decide } = visit;
  const [{ id }] = await mine();
  const before = await queue("reported");
  for (let times = 0; times < 3; times++) {
    expect((await report(id, "insult")).status).toBe(202);
    expect((await report(id, "untrue", therapist.headers)).status).toBe(202);
  }
  const reported = await queue("reported");
  const reportReasons = expect.arrayContaining(["insult", "untrue"]);
  expect(reported.reviews.at(-1)).toMatchObject({ id, openReports: 2, reportReasons });
  expect(reported.counts.reported).toBe(before.counts.reported + 1);
  const text = JSON.stringify(await caseOf(id));
  expect(text).not.toContain(therapist.user.id);
  expect(text).not.toContain(client.user.id);
  const { version } = await caseOf(id);
  const stranger = await newClient(app, "reader@example.ee");
  await report(id, "advertising", stranger.headers);
  expect(await codeOf(await decide(id, "publish", undefined, { version })))
    .toEqual([412, "ERR_STALE"]);
  expect((await publish(id)).status).toBe(200);
  expect((await queue("reported")).reviews).toEqual(before.reviews);

  await answer(id);
  const removed = await decide(id, "remove-answer", { reason: "Räägib kohtumisest." });
  expect([removed.status, await removed.json()]).toMatchObject([200, { answer: null }]);
});

test("a session that its practitioner marks as missed reports its review to the administrators alone", async () => {
  const { app, session, therapist, caseOf, mine, page, publish, queue, received, therapistId } =
    visit;
  const [{ id }] = await mine();
  const count = (await page(therapistId)).reviewCount;
  const before = (await caseOf(id)).reports.length;
  const mark = (noShow: boolean) =>
    app.post(`/therapy-sessions/${session.id}/no-show`, { noShow }, therapist.headers);
  const marked = await mark(true);
  expect([marked.status, await marked.text()]).toEqual([200, expect.not.stringContaining(id)]);
  await mark(false);
  await mark(true);
  const { reports } = await caseOf(id);
  expect(reports.slice(before)).toMatchObject([{ reason: "untrue" }]);
  expect((await queue("reported")).reviews.map((one: { id: string }) => one.id)).toContain(id);
  expect(await page(therapistId)).toMatchObject({ reviewCount: count });
  expect(JSON.stringify(await received())).not.toContain(session.id);
  expect((await publish(id)).status).toBe(200);
  expect((await mark(false)).status).toBe(200);
});

test("an exported review is proven without naming the client, and a changed proof is not ours", async () => {
  const { app, client, session } = visit;
  const answer = await app.request("/api/user/me/export", { headers: client.headers });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const { reviews, reviewReports } = JSON.parse(strFromU8(files["data.json"]!));
  expect(reviews).toMatchObject([{ name: content.name, rating: 2, status: "published" }]);
  expect(reviewReports).toEqual([]);
  const { signature, ...attested } = reviews[0].attestation;
  expect(attested).toEqual({
    reviewId: reviews[0].id,
    practitionerId: session.therapist.id,
    practitioner: session.therapist.name,
    sessionFinishedOn: session.endsAt.slice(0, 10),
    rating: 2,
    text: content.text,
  });
  const { auth } = app.ports;
  const isOurs = (change: object) =>
    auth.macMatches(
      "review-attestation",
      attestationText({ ...attested, ...change }),
      signature,
    );
  expect([isOurs({}), isOurs({ rating: 5 }), isOurs({ text: "Aitäh" })])
    .toEqual([true, false, false]);
});

test("erasing the author deletes what waits and keeps what is published without the name", async () => {
  const { app, therapistId, page, write } = visit;
  const person = await newClient(app, "erased@example.ee");
  const first = await bookSession(app, person, therapistId, 0);
  const second = await bookSession(app, person, therapistId, 4);
  app.advance(Date.parse(second.session.endsAt) + 1000 - app.now());
  const again = await app.signIn("erased@example.ee", "a password of mine alone");
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const shown = await (await write(first.session.id, { name: "Lahkuja" }, again.headers)).json();
  await write(second.session.id, { name: "Lahkuja" }, again.headers);
  const { version } = await (await app.get(`/admin/reviews/${shown.id}`, admin.headers)).json();
  await app.post(`/admin/reviews/${shown.id}/publish`, undefined, {
    ...admin.headers,
    "If-Match": version,
  });
  const count = (await page(therapistId)).reviewCount;
  const erased = await app.post("/user/me/erase", {
    password: "a password of mine alone",
  }, again.headers);
  expect(erased.status).toBe(200);
  expect(await page(therapistId)).toMatchObject({ reviewCount: count });
  const rows = await app.database.read.values(
    sql`select name, status, therapy_session_id from reviews where id = ${shown.id} or name = 'Lahkuja'`,
  );
  expect(rows).toEqual([["–", "published", null]]);
});
