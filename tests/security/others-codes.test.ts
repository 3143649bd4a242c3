import { afterAll, beforeAll, expect, test } from "vitest";
import { hour, minute } from "backend/domain/duration.ts";
import { codeFor, guestSteps, lastMail, wrongCode } from "../flows/guest-steps.ts";
import { offeredTimes } from "../flows/booked-session.ts";
import { cookieOf, expectRefusal, statusOf } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";

type Headers = Record<string, string>;

const owner = { "X-Forwarded-For": "203.0.113.7" };
const stranger = { "X-Forwarded-For": "198.51.100.9" };
const ownPage = { "Sec-Fetch-Site": "same-origin" };

let app: TestApp;
let therapistId: string;
beforeAll(async () => {
  app = await openTestApp({ settings: { isTrustedProxy: (address) => address === "local" } });
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  therapistId = user.therapistId as string;
});
afterAll(() => app[Symbol.asyncDispose]());

let people = 0;
const newEmail = () => `owner${people++}@example.ee`;
const ask = (email: string, from: Headers) => app.post("/auth/codes", { email }, from);
const logIn = (email: string, code: string, from: Headers) =>
  app.post("/auth/login-with-code", { email, code }, from);

/** Takes every code and mail that the network gets, and guesses as often as it may. */
async function attack(email: string, from: Headers) {
  for (let codes = 0; codes < 12; codes++) {
    if (await statusOf(ask(email, from)) !== 202) break;
    const code = await codeFor(app, email);
    for (let tries = 0; tries < 6; tries++) await logIn(email, wrongCode(code), from);
  }
  while (await statusOf(app.post("/auth/forgot-password", { email }, from)) === 202);
  expect(await statusOf(ask(email, from))).toBe(429);
}

test("what two other networks request and try neither ends a code nor keeps its owner from a new one", async () => {
  const email = newEmail();
  await ask(email, owner);
  const code = await codeFor(app, email);
  await attack(email, stranger);
  await attack(email, { "X-Forwarded-For": "2001:db8:9::1" });
  expect(await statusOf(logIn(email, code, stranger))).not.toBe(200);
  expect(await statusOf(logIn(email, code, owner))).toBe(200);
  expect(await statusOf(app.post("/auth/forgot-password", { email }, owner))).toBe(202);
  expect(await statusOf(ask(email, owner))).toBe(202);
  expect(await statusOf(logIn(email, await codeFor(app, email), owner))).toBe(200);
});

test("the code of a browser works from any network, and only there", async () => {
  const email = newEmail();
  const answer = await ask(email, { ...owner, ...ownPage });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^code=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const browser = { ...ownPage, Cookie: cookieOf(answer) };
  const code = await codeFor(app, email);
  await attack(email, owner);
  const other = { ...ownPage, Cookie: `code=${"x".repeat(43)}` };
  await expectRefusal(await logIn(email, code, { ...stranger, ...other }), 409, "ERR_CODE_EXPIRED");
  const elsewhere = { "X-Forwarded-For": "192.0.2.44" };
  expect(await statusOf(logIn(email, code, { ...elsewhere, ...browser }))).toBe(200);
});

test("after two codes that were not used a code of the mailbox has nine digits, from any network", async () => {
  const email = newEmail();
  const lengths = [];
  for (let nth = 0; nth < 4; nth++) {
    const answer = await ask(email, { "X-Forwarded-For": `192.0.${nth}.1` });
    lengths.push([(await answer.json()).codeDigits, (await codeFor(app, email)).length]);
  }
  expect(lengths).toEqual([[undefined, 6], [undefined, 6], [9, 9], [9, 9]]);
  const from = { "X-Forwarded-For": "192.0.3.1" };
  const code = await codeFor(app, email);
  expect((await lastMail(app, email)).text).toContain(code.replace(/(...)(...)/, "$1 $2 "));
  expect(await statusOf(logIn(email, code.slice(0, 6), from))).toBe(400);
  expect(await statusOf(logIn(email, code, from))).toBe(200);
});

test("a code that was used makes no later one longer", async () => {
  const email = newEmail();
  for (let nth = 0; nth < 4; nth++) {
    const from = { "X-Forwarded-For": `192.0.${nth}.1` };
    await ask(email, from);
    const code = await codeFor(app, email);
    expect(code).toHaveLength(6);
    expect(await statusOf(logIn(email, code, from))).toBe(200);
  }
});

test("strangers keep no guest from booking, neither by codes nor by requests in the guest's name", async () => {
  const email = newEmail();
  const visit = guestSteps(app, therapistId);
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const request = async (nth: number, from: Headers) => {
    const [eventType, startsAt] = [practice.eventTypeUri, times[nth]!];
    const time = { event_type: eventType, start_time: startsAt };
    const held = await app.post("/calendly/holds", time, from);
    const { id, secret } = await held.json();
    const form = visit.form({ eventType, startsAt, hold: { id, secret } }, {
      email,
      name: "Liisa",
    });
    return await app.post("/booking-requests", form, from);
  };
  const confirm = ({ id, secret }: { id: string; secret: string }, code: string, from: Headers) =>
    app.post(`/booking-requests/${id}/confirm`, { secret, code }, from);

  for (let nth = 0; nth < 3; nth++) {
    const theirs = await (await request(nth, stranger)).json();
    for (let tries = 0; tries < 6; tries++) await confirm(theirs, "000000", stranger);
  }
  await attack(email, stranger);
  const answer = await request(4, owner);
  expect(answer.status).toBe(201);
  const mine = await answer.json();
  expect(mine.codeDigits).toBe(9);
  const code = await codeFor(app, email);
  await attack(email, { "X-Forwarded-For": "192.0.2.1" });
  expect(await statusOf(confirm(mine, code, owner))).toBe(200);
});

test("a known browser books as a guest while its network has used up the codes", async () => {
  const email = "client@demo.heaolu.ee";
  const password = "heaolu-demo-2026";
  const signedIn = await app.post("/auth/login", { email, password }, owner);
  const mark = signedIn.headers.getSetCookie().find((each) => each.startsWith("known="))!;
  await attack(email, owner);
  app.advance(minute);
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const time = { event_type: practice.eventTypeUri, start_time: times[10]! };
  const { id, secret } = await (await app.post("/calendly/holds", time, owner)).json();
  const form = guestSteps(app, therapistId).form(
    { eventType: practice.eventTypeUri, startsAt: times[10]!, hold: { id, secret } },
    { email, name: "Klient" },
  );
  expect(await statusOf(app.post("/booking-requests", form, owner))).toBe(429);
  const browser = { ...owner, Cookie: mark.split(";")[0]! };
  const requested = await app.post("/booking-requests", form, browser);
  expect(requested.status).toBe(201);
  const { id: requestId, secret: ofRequest } = await requested.json();
  const confirmation = { secret: ofRequest, code: await codeFor(app, email) };
  const path = `/booking-requests/${requestId}/confirm`;
  expect(await statusOf(app.post(path, confirmation, browser))).toBe(200);
  app.advance(hour);
});
