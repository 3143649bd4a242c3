import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bearer,
  cookieOf,
  disable,
  expectRefusal,
  mari,
  newMailTo,
} from "../support/sign-in-steps.ts";
import { demoPassword, openTestApp, type TestApp } from "../test-app.ts";
import { codeFor, lastMail, wrongCode } from "./guest-steps.ts";
import { day, hour, minute } from "backend/domain/duration.ts";

let app: TestApp;
beforeAll(async () => void (app = await openTestApp()));
afterAll(() => app[Symbol.asyncDispose]());

let people = 0;
const newEmail = () => `person${people++}@example.ee`;
const ask = (email: string) => app.post("/auth/codes", { email, language: "en" });
const logIn = (email: string, code: string) =>
  app.post("/auth/login-with-code", { email, code, remember: true });

test("a code signs a new address in, to an account without a password", async () => {
  const email = newEmail();
  const sent = await ask(email);
  expect(sent.status).toBe(202);
  expect(await sent.json()).toEqual({
    expiresAt: new Date(app.now() + 10 * minute).toISOString().replace(".000", ""),
    mail: "sent",
  });
  const answer = await logIn(email, await codeFor(app, email));
  expect(answer.status).toBe(200);
  expect(cookieOf(answer)).toMatch(/^rt=[\w-]{43}$/);
  const body = await answer.json();
  expect(body.user).toMatchObject({ email, emailVerified: true, language: "en" });
  const methods = await (await app.get("/user/me/sign-in-methods", bearer(body))).json();
  expect(methods).toMatchObject({ hasPassword: false });
});

test("a code is accepted in two groups, as the mail shows it", async () => {
  const email = newEmail();
  await ask(email);
  const code = await codeFor(app, email);
  expect((await logIn(email, `${code.slice(0, 3)}  ${code.slice(3)}`)).status).toBe(400);
  const answer = await logIn(email, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(answer.status).toBe(200);
});

test("a new account gets the language of its code, else the one of the device that signs in", async () => {
  const languageOf = async (language?: "ru") => {
    const email = newEmail();
    await app.post("/auth/codes", { email, language });
    const sent = { email, code: await codeFor(app, email), remember: true };
    const answer = await app.post("/auth/login-with-code", sent, { "Accept-Language": "en" });
    return (await answer.json()).user.language;
  };
  expect(await languageOf("ru")).toBe("ru");
  expect(await languageOf()).toBe("en");
});

test("an account keeps its language when a code is requested in another one", async () => {
  const email = "client@demo.heaolu.ee";
  const { user } = await app.signIn(email, demoPassword);
  const other = user.language === "ru" ? "en" : "ru";
  await app.post("/auth/codes", { email, language: other });
  const answer = await logIn(email, await codeFor(app, email));
  expect((await answer.json()).user.language).toBe(user.language);
});

test("a code works once, for ten minutes, and only the newest one", async () => {
  const email = newEmail();
  await ask(email);
  const first = await codeFor(app, email);
  await ask(email);
  const second = await codeFor(app, email);
  if (first !== second) await expectRefusal(await logIn(email, first), 400, "ERR_INVALID_CODE");
  app.advance(10 * minute);
  await expectRefusal(await logIn(email, second), 409, "ERR_CODE_EXPIRED");
  await ask(email);
  const third = await codeFor(app, email);
  expect((await logIn(email, third)).status).toBe(200);
  await expectRefusal(await logIn(email, third), 409, "ERR_CODE_EXPIRED");
});

test("the right code opens nothing after five wrong ones", async () => {
  const email = newEmail();
  await ask(email);
  const code = await codeFor(app, email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => (await logIn(email, wrongCode(code))).json()),
  );
  expect(answers.map(({ triesLeft }) => triesLeft).sort()).toEqual([0, 1, 2, 3, 4]);
  await expectRefusal(await logIn(email, code), 409, "ERR_CODE_EXPIRED");
});

test("guessing over many codes of a network ends after fifteen wrong ones a day", async () => {
  const email = newEmail();
  for (let codes = 0; codes < 3; codes++) {
    await ask(email);
    const code = await codeFor(app, email);
    for (let tries = 0; tries < 5; tries++) await logIn(email, wrongCode(code));
    app.advance(hour);
  }
  await ask(email);
  const refused = await logIn(email, await codeFor(app, email));
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(20 * 3600);
  await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");
  app.advance(day);
  await ask(email);
  expect((await logIn(email, await codeFor(app, email))).status).toBe(200);
});

test("one address gets eight codes an hour for one network", async () => {
  const email = newEmail();
  const statuses = [];
  for (let nth = 0; nth < 9; nth++) statuses.push((await ask(email)).status);
  expect(statuses).toEqual([...Array(8).fill(202), 429]);
  expect((await ask(newEmail())).status).toBe(202);
  app.advance(hour);
  expect((await ask(email)).status).toBe(202);
});

test("a code leaves the password of an account as it is", async () => {
  const email = "client@demo.heaolu.ee";
  await ask(email);
  const answer = await logIn(email, await codeFor(app, email));
  expect(answer.status).toBe(200);
  await app.signIn(email, demoPassword);
});

test("an administrator needs the password", async () => {
  const email = "admin@demo.heaolu.ee";
  await ask(email);
  const answer = await logIn(email, await codeFor(app, email));
  expect(cookieOf(answer)).toBe("");
  await expectRefusal(answer, 403, "ERR_PASSWORD_REQUIRED");
});

test("a disabled account stays closed, and the answer to the request is the same", async () => {
  const email = newEmail();
  await ask(email);
  await logIn(email, await codeFor(app, email));
  await disable(app, email);
  const answer = await ask(email);
  const ofStranger = await ask(newEmail());
  expect([answer.status, await answer.json()]).toEqual([202, await ofStranger.json()]);
  await expectRefusal(await logIn(email, await codeFor(app, email)), 403, "ERR_ACCOUNT_DISABLED");
});

test("a password that another person chose for the address is dropped", async () => {
  await app.post("/auth/register", mari);
  await ask(mari.email);
  expect((await lastMail(app, mari.email)).subject).toMatch(/^Your code: /);
  expect((await logIn(mari.email, await codeFor(app, mari.email))).status).toBe(200);
  const { email, password } = mari;
  await expectRefusal(
    await app.post("/auth/login", { email, password }),
    401,
    "ERR_BAD_CREDENTIALS",
  );
});

test("the code is stored as a keyed hash, which its digits alone do not give", async () => {
  const email = newEmail();
  await ask(email);
  const code = await codeFor(app, email);
  const { auth, persistence } = app.ports;
  const requesterHash = auth.hashSecret("local");
  const stored = await persistence.signInCodes.find({ email, requesterHash });
  expect(stored!.codeHash).not.toBe(auth.hashSecret(code));
  expect(stored!.codeHash).not.toContain(code);
  expect(stored!.codeHash).toHaveLength(43);
});

describe("an account without a password", () => {
  const setPassword = (body: { code: string; newPassword: string }, who: { accessToken: string }) =>
    app.post("/auth/set-password", body, bearer(who));
  const newPassword = "vihmane sügis toas";

  async function signedIn() {
    const email = newEmail();
    await ask(email);
    const user = await (await logIn(email, await codeFor(app, email))).json();
    return { email, user };
  }

  test("sets its first password with a code, stays signed in here and nowhere else", async () => {
    const { email, user } = await signedIn();
    await ask(email);
    const elsewhere = await (await logIn(email, await codeFor(app, email))).json();
    await app.post("/auth/codes", { email, use: "first-password" });
    expect((await lastMail(app, email)).text).toContain("/user/profile/access");
    const code = await codeFor(app, email);
    const wrong = await setPassword({ code: wrongCode(code), newPassword }, user);
    expect(await wrong.json()).toMatchObject({ errCode: "ERR_INVALID_CODE", triesLeft: 4 });
    await expectRefusal(
      await setPassword({ code, newPassword: "password" }, user),
      400,
      "ERR_WEAK_PASSWORD",
    );
    expect((await setPassword({ code, newPassword }, user)).status).toBe(204);
    expect((await app.get("/auth/me", bearer(user))).status).toBe(200);
    expect((await app.get("/auth/me", bearer(elsewhere))).status).toBe(401);
    expect((await app.post("/auth/login", { email, password: newPassword })).status).toBe(200);
    expect((await newMailTo(app, email)).subject).toBe("Your account has a new password");
  });

  test("cannot replace a password with a code", async () => {
    const { email, user } = await signedIn();
    await ask(email);
    expect((await setPassword({ code: await codeFor(app, email), newPassword }, user)).status)
      .toBe(204);
    await ask(email);
    const code = await codeFor(app, email);
    const again = await setPassword({ code, newPassword: "teine pikk parool" }, user);
    await expectRefusal(again, 403, "ERR_FORBIDDEN");
    expect((await app.post("/auth/login", { email, password: newPassword })).status).toBe(200);
  });

  test("cannot use the code of another mailbox", async () => {
    const [{ user }, other] = [await signedIn(), newEmail()];
    await ask(other);
    const refused = await setPassword({ code: await codeFor(app, other), newPassword }, user);
    await expectRefusal(refused, 409, "ERR_CODE_EXPIRED");
  });
});
