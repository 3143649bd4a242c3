import { expect, test } from "vitest";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import { day, minute } from "backend/domain/duration.ts";
import { expectRefusal, join, mari, statusOf } from "tests/support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "tests/test-app.ts";

const home = { "X-Forwarded-For": "203.0.113.7" };
const elsewhere = { "X-Forwarded-For": "198.51.100.9" };
const juhan = { ...mari, email: "juhan@example.ee" };
const wrong = "a wrong guess";

async function openApp(): Promise<TestApp> {
  const app = await openTestApp({
    demo: false,
    settings: { isTrustedProxy: (address) => address === "local" },
  });
  await join(app, mari);
  return app;
}

function logIn(app: TestApp, headers: Record<string, string>, password = mari.password) {
  return app.post("/auth/login", { email: mari.email, password }, headers);
}

function markIn(answer: Response): string {
  const mark = answer.headers.getSetCookie().find((cookie) => cookie.startsWith("known="));
  return mark ?? "";
}

/** The cookie that marks the browser, after signing in there. */
async function markedBrowser(app: TestApp, from = home): Promise<{ Cookie: string }> {
  const mark = markIn(await logIn(app, from));
  expect(mark).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
  return { Cookie: mark.split(";")[0]! };
}

/** A stranger guesses from another network each time. */
async function attack(app: TestApp, count = 20) {
  for (let nth = 0; nth < count; nth++) {
    app.advance(nth < 5 ? 0 : 15 * minute);
    await logIn(app, { "X-Forwarded-For": `192.0.${nth}.1` }, wrong);
  }
  expect(await statusOf(logIn(app, { "X-Forwarded-For": "192.0.99.1" }))).toBe(429);
}

test("strangers' wrong passwords do not keep the owner out of a known browser, also elsewhere", async () => {
  await using app = await openApp();
  const browser = await markedBrowser(app);
  await attack(app);
  expect(await statusOf(logIn(app, elsewhere))).toBe(429);
  expect(await statusOf(logIn(app, { ...elsewhere, ...browser }))).toBe(200);
});

test("strangers' wrong passwords do not keep the owner out of a network she signed in from", async () => {
  await using app = await openApp();
  await logIn(app, home);
  await attack(app);
  expect(await statusOf(logIn(app, home))).toBe(200);
  app.advance(31 * day);
  await deleteExpiredRows(app.ports, app.now());
  await attack(app);
  expect(await statusOf(logIn(app, home))).toBe(429);
});

test("a known network does not show that the account exists", async () => {
  await using app = await openApp();
  await logIn(app, home);
  const answersTo = async (email: string) => {
    const guess = (headers: Record<string, string>) =>
      app.post("/auth/login", { email, password: wrong }, headers);
    const answers = [];
    for (let nth = 0; nth < 8; nth++) answers.push(await guess(elsewhere));
    for (let nth = 0; nth < 8; nth++) answers.push(await guess(home));
    return answers.map(({ status, headers }) => [status, headers.get("retry-after")]);
  };
  expect(await answersTo(mari.email)).toEqual(await answersTo("nobody@example.ee"));
});

test("guesses in a known browser are limited too, and a mark of another account counts for nothing", async () => {
  await using app = await openApp();
  const browser = await markedBrowser(app);
  const guesses = [];
  for (let nth = 0; nth < 6; nth++) {
    guesses.push(await statusOf(logIn(app, { ...elsewhere, ...browser }, wrong)));
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await statusOf(logIn(app, elsewhere))).toBe(200);

  await join(app, juhan);
  await attack(app);
  const { email, password } = juhan;
  const Cookie = markIn(await app.post("/auth/login", { email, password })).split(";")[0]!;
  expect(await statusOf(logIn(app, { "X-Forwarded-For": "198.18.0.1", Cookie }))).toBe(429);
});

test("a browser keeps the marks of several accounts, and one account's mark is not renewed", async () => {
  await using app = await openApp();
  const browser = await markedBrowser(app);
  const again = await logIn(app, { ...home, ...browser });
  expect(again.status).toBe(200);
  expect(markIn(again)).toBe("");
  await join(app, juhan);
  const { email, password } = juhan;
  const both = markIn(await app.post("/auth/login", { email, password }, { ...home, ...browser }));
  await attack(app);
  expect(await statusOf(logIn(app, { ...elsewhere, Cookie: both.split(";")[0]! }))).toBe(200);
});

test("a signed-in person confirms with the password while strangers guess it", async () => {
  await using app = await openApp();
  const { accessToken } = await (await logIn(app, home)).json();
  await attack(app, 8);
  const headers = { ...elsewhere, Authorization: `Bearer ${accessToken}` };
  const change = { currentPassword: mari.password, newPassword: "uus mõnus kevad õues" };
  expect(await statusOf(app.post("/auth/change-password", change, headers))).not.toBe(429);
});

test("the codes and the mails of a mailbox are used up by many networks only, and never for a known browser", async () => {
  await using app = await openApp();
  const browser = await markedBrowser(app);
  const email = { email: mari.email };
  for (const path of ["/auth/codes", "/auth/forgot-password"]) {
    const send = async (nth: number) =>
      (await app.post(path, email, { "X-Forwarded-For": `192.0.${nth}.1` })).ok;
    // Two networks take what they get, further ones a few each.
    const taken = [];
    for (let nth = 0; nth < 13; nth++) {
      let count = 0;
      while (await send(nth)) count++;
      taken.push(count);
    }
    expect(taken.slice(-10)).toEqual(Array(10).fill(2));
    expect((await app.post(path, email, elsewhere)).ok).toBe(true);
    for (let nth = 13; nth < 20; nth++) while (await send(nth));
    app.advance(1000);
    const refused = await app.post(path, email, { "X-Forwarded-For": "198.51.101.9" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");
    expect((await app.post(path, email, { ...elsewhere, ...browser })).ok).toBe(true);
  }
});
