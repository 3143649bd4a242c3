import { expect, test } from "vitest";
import { openTestApp, publicUrl } from "tests/test-app.ts";
import {
  bearer,
  cookieOf,
  disable,
  expectRefusal,
  join,
  mari,
  newMails,
  ours,
  refresh,
  statusOf,
  testAppWith,
  tokenIn,
} from "tests/support/sign-in-steps.ts";
import { day, second } from "backend/domain/duration.ts";

test("a visitor registers, confirms the address, signs in, refreshes and signs out", async () => {
  await using app = await openTestApp({ demo: false });
  const registered = await app.post("/auth/register", { ...mari, language: "en" });
  expect([registered.status, await registered.json()]).toEqual([202, {}]);

  await expectRefusal(await app.logIn(mari), 403, "ERR_EMAIL_NOT_VERIFIED");
  const [mail] = await newMails(app);
  expect(mail).toMatchObject({ to: mari.email, subject: "Confirm your email address" });
  expect(await statusOf(app.post("/auth/verify-email", { token: tokenIn(mail) }))).toBe(204);

  const login = await app.logIn(mari);
  expect(login.headers.get("cache-control")).toBe("no-store");
  const signedIn = await login.json();
  expect(signedIn).toMatchObject({
    expiresIn: 480,
    user: {
      name: "Mari Tamm",
      email: mari.email,
      profileUrl: null,
      therapistId: null,
      roles: ["client"],
      language: "en",
      timeZone: "Europe/Tallinn",
      emailVerified: true,
    },
  });
  const me = await app.get("/auth/me", bearer(signedIn));
  expect(await me.json()).toEqual(signedIn.user);

  app.advance(60 * second);
  const refreshed = await refresh(app, cookieOf(login));
  expect(refreshed.status).toBe(200);
  expect(cookieOf(refreshed)).not.toBe(cookieOf(login));
  const renewed = await refreshed.json();
  expect(await statusOf(app.get("/auth/me", bearer(renewed)))).toBe(200);

  const out = await app.post("/auth/logout", undefined, { ...ours, Cookie: cookieOf(refreshed) });
  expect(out.status).toBe(204);
  expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(out.headers.get("set-cookie")).toMatch(/^rt=; Max-Age=0/);
  for (const tokens of [signedIn, renewed]) {
    await expectRefusal(await app.get("/auth/me", bearer(tokens)), 401, "ERR_UNAUTHORIZED");
  }
  expect(await statusOf(refresh(app, cookieOf(refreshed)))).toBe(401);
});

test("of two registrations with different passwords neither counts: the owner of the mailbox chooses", async () => {
  await using app = await openTestApp({ demo: false });
  const another = { ...mari, password: "someone else’s words" };
  await app.post("/auth/register", { ...mari, language: "en" });
  const [first] = await newMails(app);
  await app.post("/auth/register", { ...mari, language: "en" });
  const [again] = await newMails(app);
  expect(again).toMatchObject({ subject: "Confirm your email address" });

  for (const repeated of [another, another]) {
    await app.post("/auth/register", { ...repeated, language: "en" });
  }
  const mails = await newMails(app);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill("Choose your password"));
  for (const earlier of [first, again]) {
    const used = await app.post("/auth/verify-email", { token: tokenIn(earlier) });
    await expectRefusal(used, 400, "ERR_INVALID_TOKEN");
  }
  const chosen = { token: tokenIn(mails[1]), password: "kevadine mets lõhnab" };
  expect(await statusOf(app.post("/auth/reset-password", chosen))).toBe(204);
  for (const { email, password } of [mari, another]) {
    const refused = await app.post("/auth/login", { email, password });
    await expectRefusal(refused, 401, "ERR_BAD_CREDENTIALS");
  }
  const login = await app.post("/auth/login", { email: mari.email, password: chosen.password });
  expect(await login.json()).toMatchObject({ user: { emailVerified: true } });
});

test("the refresh cookie is HttpOnly, same-site, and persistent only for devices that stay signed in", async () => {
  await using app = await testAppWith(mari);
  const short = (await app.logIn(mari)).headers.getSetCookie()[0];
  expect(short).toMatch(/^rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const long = await app.logIn({ ...mari, remember: true });
  expect(long.headers.get("set-cookie")).toContain(`Max-Age=${30 * 24 * 3600};`);

  app.advance(5 * day);
  const later = await refresh(app, cookieOf(long));
  expect(later.headers.get("set-cookie")).toContain(`Max-Age=${25 * 24 * 3600};`);
});

test("a device that stays signed in expires after 30 days or a week unused; another after a day", async () => {
  await using app = await testAppWith(mari);
  const used = await app.logIn({ ...mari, remember: true });
  const idle = await app.logIn({ ...mari, remember: true });
  const other = await app.logIn(mari);

  app.advance(day);
  expect(await statusOf(refresh(app, cookieOf(other)))).toBe(401);
  let cookie = cookieOf(await refresh(app, cookieOf(used)));
  for (let week = 0; week < 4; week++) {
    app.advance(7 * day - 1);
    const refreshed = await refresh(app, cookie);
    expect(refreshed.status).toBe(200);
    cookie = cookieOf(refreshed);
  }
  expect(await statusOf(refresh(app, cookieOf(idle)))).toBe(401);
  app.advance(2 * day);
  expect(await statusOf(refresh(app, cookie))).toBe(401);
});

test("reusing a replaced refresh token ends the whole sign-in", async () => {
  await using app = await testAppWith(mari);
  const stolen = await app.logIn(mari);
  const otherDevice = await app.logIn(mari);
  const next = await refresh(app, cookieOf(stolen));
  app.advance(10 * second + 1);

  expect(await statusOf(refresh(app, cookieOf(stolen)))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(next)))).toBe(401);
  expect(await statusOf(app.get("/auth/me", bearer(await next.json())))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(otherDevice)))).toBe(200);
});

test("a token older than the previous one ends the sign-in at once", async () => {
  await using app = await testAppWith(mari);
  const first = await app.logIn(mari);
  const next = await refresh(app, cookieOf(first));
  const last = await refresh(app, cookieOf(next));
  expect(await statusOf(refresh(app, cookieOf(first)))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(last)))).toBe(401);
});

test("two tabs that refresh at once both stay signed in", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  const tabs = await Promise.all([1, 2, 3].map(() => refresh(app, cookieOf(login))));
  expect(tabs.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(cookieOf)).size).toBe(1);
  for (const tab of tabs) {
    expect(await statusOf(app.get("/auth/me", bearer(await tab.json())))).toBe(200);
  }
  app.advance(60 * second);
  expect(await statusOf(refresh(app, cookieOf(tabs[0]!)))).toBe(200);
});

test("no page of another site signs its visitor in or out", async () => {
  await using app = await testAppWith(mari);
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site", Origin: publicUrl },
    { "Sec-Fetch-Site": "same-site" },
  ];
  const headers = bearer(await (await app.logIn(mari)).json());
  const calls: [path: string, body: unknown][] = [
    ["/auth/login", mari],
    ["/auth/login-with-code", { email: mari.email, code: "123456" }],
    ["/auth/register", mari],
    ["/auth/verify-email", { token: "x" }],
    ["/auth/link", { ticket: "x", password: mari.password }],
    ["/auth/logout-everywhere", undefined],
    [`/booking-requests/${crypto.randomUUID()}/confirm`, { code: "123456" }],
  ];
  for (const from of foreign) {
    for (const [path, body] of calls) {
      const refused = await app.post(path, body, { ...headers, ...from });
      await expectRefusal(refused, 403, "ERR_CROSS_SITE");
      expect(refused.headers.get("set-cookie")).toBeNull();
    }
  }
  const known: Record<string, string>[] = [{}, { Origin: publicUrl }, {
    "Sec-Fetch-Site": "same-origin",
  }];
  for (const from of known) {
    expect(await statusOf(app.logIn(mari, from))).toBe(200);
  }
});

test("refresh and logout are refused from other sites", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  const Cookie = cookieOf(login);
  const withHeader = { Cookie, "X-Requested-With": "heaolu" };
  const foreign: Record<string, string>[] = [
    { Cookie },
    { Cookie, "Sec-Fetch-Site": "same-origin" },
    { ...withHeader, "Sec-Fetch-Site": "cross-site" },
    { ...withHeader, "Sec-Fetch-Site": "same-site" },
    { ...withHeader, "Sec-Fetch-Site": "none" },
    { ...withHeader, "Sec-Fetch-Site": "cross-site", Origin: publicUrl },
    { ...withHeader, Origin: "https://evil.example" },
    { ...withHeader, Origin: "null" },
    { ...withHeader, "X-Requested-With": "XMLHttpRequest" },
  ];
  for (const headers of foreign) {
    for (const path of ["/auth/refresh", "/auth/logout"]) {
      await expectRefusal(await app.post(path, undefined, headers), 403, "ERR_CROSS_SITE");
    }
  }
  const { status } = await app.post("/auth/refresh", undefined, {
    ...withHeader,
    Origin: publicUrl,
  });
  expect(status).toBe(200);
  const bare = await app.post("/auth/refresh", undefined, { "X-Requested-With": "heaolu" });
  await expectRefusal(bare, 401, "ERR_UNAUTHORIZED");
});

test("an unknown address and a wrong password get the same answer; only the right password learns that an account is disabled", async () => {
  await using app = await testAppWith(mari);
  const juri = { ...mari, email: "juri@example.ee" };
  await join(app, juri);
  await disable(app, juri.email);
  const answers = await Promise.all([
    app.post("/auth/login", { email: "nobody@example.ee", password: mari.password }),
    app.logIn({ ...mari, password: "not this one" }),
    app.logIn({ ...juri, password: "not this one" }),
  ]);
  const bodies = await Promise.all(answers.map(async (answer) => ({
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
    body: { ...await answer.json(), instance: "" },
  })));
  expect(bodies[0]).toMatchObject({ status: 401, body: { errCode: "ERR_BAD_CREDENTIALS" } });
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
  await expectRefusal(await app.logIn(juri), 403, "ERR_ACCOUNT_DISABLED");
});

test("a disabled user's tokens stop working at once", async () => {
  await using app = await testAppWith(mari);
  const login = await app.logIn(mari);
  await disable(app, mari.email);
  expect(await statusOf(app.get("/auth/me", bearer(await login.json())))).toBe(401);
  expect(await statusOf(refresh(app, cookieOf(login)))).toBe(401);
});
