import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { fingerprint } from "../security/database-fingerprint.ts";
import {
  bookedByBoth,
  clientEmail,
  codeOf,
  sentencesOf,
  signInBoth,
  waitingMails,
} from "./session-fixtures.ts";
import { day } from "backend/domain/duration.ts";

/** A session that has just ended, with client and practitioner signed in again. */
async function ended(app: TestApp) {
  const { session, path } = await bookedByBoth(app);
  app.advance(Date.parse(session.endsAt) - app.now());
  return { session, path, ...await signInBoth(app) };
}

test("a no-show blocks rating, is shown to the client and can be undone", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await ended(app);
  const mark = (noShow: boolean, headers = therapist.headers) =>
    app.post(`${path}/no-show`, { noShow }, headers);
  expect(await (await app.get(path, therapist.headers)).json())
    .toMatchObject({ noShow: false, canMarkNoShow: true });

  const marked = await mark(true);
  expect([marked.status, await marked.json()]).toMatchObject([200, {
    status: "finished",
    noShow: true,
    canMarkNoShow: true,
  }]);
  const again = fingerprint(app);
  expect((await mark(true)).status).toBe(200);
  expect(fingerprint(app)).toBe(again);
  expect(await (await app.get(path, client.headers)).json())
    .toMatchObject({ noShow: true, canRate: false, canMarkNoShow: false });
  const rate = (headers: Record<string, string> = {}) =>
    app.post(`${path}/rate`, { rating: 1 }, { ...client.headers, ...headers });
  expect(await codeOf(await rate())).toEqual([409, "ERR_NOBODY_MET"]);
  expect((await sentencesOf(rate)).size).toBe(3);
  expect(await codeOf(await mark(false, client.headers))).toEqual([403, "ERR_FORBIDDEN"]);

  expect(await (await mark(false)).json()).toMatchObject({ noShow: false });
  expect(await (await rate()).json()).toMatchObject({ rating: 1 });
  expect(await codeOf(await mark(true))).toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  const history = await (await app.get(`${path}/history`, client.headers)).json();
  expect(history.map(({ actor, action }: Record<string, string>) => `${actor} ${action}`)).toEqual([
    "client book",
    "clock finish",
    "therapist no-show",
    "therapist take-back-no-show",
    "client rate",
  ]);
});

test("a no-show can be recorded only after the end, and not changed after 14 days", async () => {
  await using app = await openTestApp();
  const { therapist, session, path } = await bookedByBoth(app);
  const early = (headers: Record<string, string> = {}) =>
    app.post(`${path}/no-show`, { noShow: true }, { ...therapist.headers, ...headers });
  expect(await codeOf(await early())).toEqual([409, "ERR_NOT_FINISHED"]);
  expect((await sentencesOf(early)).size).toBe(3);
  app.advance(Date.parse(session.endsAt) - app.now());
  const { therapist: later } = await signInBoth(app);
  expect((await app.post(`${path}/no-show`, { noShow: true }, later.headers)).status).toBe(200);
  app.advance(14 * day + 1);
  const { therapist: late } = await signInBoth(app);
  expect(await codeOf(await app.post(`${path}/no-show`, { noShow: false }, late.headers)))
    .toEqual([409, "ERR_ILLEGAL_TRANSITION"]);
  expect(await (await app.get(path, late.headers)).json())
    .toMatchObject({ noShow: true, canMarkNoShow: false });
});

test("a recommendation reaches the journal, and its mail does not reveal the content", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await ended(app);
  await waitingMails(app);
  const advice = { practices: ["MASSAGE", "YOGA_THERAPY"], text: "Käi kaks korda metsas." };
  const headers = { ...therapist.headers, "Idempotency-Key": crypto.randomUUID() };
  const send = () => app.post(`${path}/recommendations`, advice, headers);
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(0);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(await codeOf(answer)).toEqual([409, "ERR_REQUEST_IN_PROGRESS"]);
  }
  const mine = await (await app.get(path, client.headers)).json();
  expect(mine.recommendations).toMatchObject([advice]);
  expect(mine.canRecommend).toBe(false);

  const mails = await waitingMails(app);
  const about = mails.filter(({ template }) => template === "recommendation-received");
  expect(about.map(({ to }) => to)).toEqual([clientEmail]);
  expect(JSON.stringify(about)).not.toContain("metsas");
  expect(JSON.stringify(about)).not.toContain("MASSAGE");
});

test("only the practitioner recommends, only known practices, and only once the session has begun", async () => {
  await using app = await openTestApp();
  const { therapist, session, path } = await bookedByBoth(app);
  const text = "Puhka.";
  const early = (headers: Record<string, string> = {}) =>
    app.post(`${path}/recommendations`, { practices: [], text }, {
      ...therapist.headers,
      ...headers,
    });
  expect(await codeOf(await early())).toEqual([409, "ERR_NOT_FINISHED"]);
  app.advance(Date.parse(session.startsAt) - app.now());
  const both = await signInBoth(app);
  const recommend = (body: unknown, headers = both.therapist.headers) =>
    app.post(`${path}/recommendations`, body, headers);
  const before = fingerprint(app);
  expect(await codeOf(await recommend({ practices: [], text }, both.client.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const unknown = await recommend({ practices: ["MASSAGE", "LEECHES"], text });
  expect([unknown.status, (await unknown.json()).errors[0].path]).toEqual([400, "practices.1"]);
  for (const body of [{ practices: [], text: "  " }, { practices: [], text: "x".repeat(4001) }]) {
    expect(await codeOf(await recommend(body))).toEqual([400, "ERR_INVALID_INPUT"]);
  }
  expect(fingerprint(app)).toBe(before);
  expect((await recommend({ practices: [], text: "x".repeat(4000) })).status).toBe(201);
  for (let more = 1; more < 20; more++) {
    expect((await recommend({ practices: ["REIKI", "REIKI"], text })).status).toBe(201);
  }
  expect(await codeOf(await recommend({ practices: [], text }))).toEqual([413, "ERR_TOO_LARGE"]);
  const full = await (await app.get(path, both.client.headers)).json();
  expect(full.recommendations).toHaveLength(20);
  expect(full.recommendations[1].practices).toEqual(["REIKI"]);
});
