import { expect, test } from "vitest";
import { minute } from "backend/domain/duration.ts";
import { openTestApp } from "../test-app.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openFixture } from "./matrix-fixture.ts";

const guess = (nth: number) => ({ email: `x${nth}@example.ee`, password: "a wrong password" });
/** The limit, and as many attempts that are still compared. */
const perNetwork = 60;

test("changing the claimed client address does not evade the rate limit", async () => {
  await using app = await openTestApp({ demo: false });
  const spoofed = (nth: number) => ({
    "X-Forwarded-For": `203.0.${nth}.7`,
    "X-Real-IP": `203.0.${nth}.7`,
    "Forwarded": `for=203.0.${nth}.7`,
    "True-Client-IP": `203.0.${nth}.7`,
    "CF-Connecting-IP": `203.0.${nth}.7`,
    "X-Client-IP": `203.0.${nth}.7`,
  });
  for (let nth = 0; nth < perNetwork; nth++) {
    const answer = await app.post("/auth/login", guess(nth), spoofed(nth));
    expect(answer.status).toBe(nth < perNetwork / 2 ? 401 : 429);
  }
  const next = await app.post("/auth/login", guess(perNetwork), spoofed(perNetwork));
  await expectRefusal(next, 429, "ERR_TOO_MANY_REQUESTS");
  expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a trusted proxy names its clients, and only the address it adds counts", async () => {
  await using app = await openTestApp({
    demo: false,
    settings: { isTrustedProxy: (address) => address === "local" },
  });
  const from = (chain: string) => ({ "X-Forwarded-For": chain });
  for (let nth = 0; nth < perNetwork; nth++) {
    await app.post("/auth/login", guess(nth), from(`10.0.${nth}.1, 198.51.100.7`));
  }
  const spoofing = await app.post("/auth/login", guess(200), from("10.9.9.9, 198.51.100.8"));
  await expectRefusal(spoofing, 429, "ERR_TOO_MANY_REQUESTS");
  expect((await app.post("/auth/login", guess(201), from("203.0.113.9"))).status).toBe(401);
});

test("a forwarded port does not evade the rate limit, and what is no address counts for the proxy", async () => {
  await using app = await openTestApp({
    demo: false,
    settings: { isTrustedProxy: (address) => ["local", "192.0.2.1"].includes(address) },
  });
  const forms = [
    (nth: number) => `198.51.100.7:${1000 + nth}`,
    (nth: number) => `[2001:db8::1]:${1000 + nth}`,
    (nth: number) => `203.0.113.${nth}, unknown-${nth}`,
    (nth: number) => `203.0.114.9:${nth}, 192.0.2.1:${1000 + nth}`,
  ];
  for (const from of forms) {
    const answers = [];
    for (let nth = 0; nth <= perNetwork / 2; nth++) {
      answers.push(await app.post("/auth/login", guess(nth), { "X-Forwarded-For": from(nth) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(perNetwork / 2).fill(401), 429]);
    app.advance(15 * minute);
  }
});

test("a flood of wrong passwords from one network leaves others their turn", async () => {
  await using fixture = await openFixture({
    settings: { isTrustedProxy: (address) => address === "local" },
  });
  const { app, users, password } = fixture;
  const { passwordMatches } = app.ports.auth;
  const comparing = Promise.withResolvers<void>();
  app.ports.auth.passwordMatches = async (...input) => {
    comparing.resolve();
    return await passwordMatches(...input);
  };
  const flood = Array.from(
    { length: 200 },
    (_, nth) => app.post("/auth/login", guess(nth), { "X-Forwarded-For": `198.51.100.${nth}` }),
  );
  await comparing.promise;
  const credentials = { email: users.otherClient.email, password };
  const owner = await app.post("/auth/login", credentials, { "X-Forwarded-For": "203.0.113.9" });
  expect(owner.status).toBe(200);
  const refused = (await Promise.all(flood)).filter(({ status }) => status !== 401);
  expect(refused.length).toBeGreaterThan(100);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("fifty concurrent sign-ins get fifty answers and no failure", async () => {
  await using fixture = await openFixture();
  const { email } = fixture.users.otherClient;
  const answers = await Promise.all(
    Array.from(
      { length: 50 },
      () => fixture.app.post("/auth/login", { email, password: fixture.password }),
    ),
  );
  for (const { status } of answers) expect([200, 429, 503]).toContain(status);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
});

test("every character of a password counts", async () => {
  await using fixture = await openFixture();
  const { app, users } = fixture;
  const long = `${"õ".repeat(100)}\u0301 🔑 lõpp`;
  const passwordHash = await app.ports.auth.hashPassword(long);
  await app.ports.persistence.transaction(({ users: kept }) =>
    kept.save({ ...users.otherClient, passwordHash })
  );
  const { email } = users.otherClient;
  const statusOf = async (password: string) =>
    (await app.post("/auth/login", { email, password })).status;
  expect(await statusOf(long.slice(0, -1))).toBe(401);
  expect(await statusOf(long.slice(0, 72))).toBe(401);
  expect(await statusOf(`${long}x`)).toBe(401);
  expect(await statusOf(long)).toBe(200);
});
