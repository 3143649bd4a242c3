import { expect, test } from "vitest";
import { attempts } from "db/schema/attempts.ts";
import { deleteExpiredRows } from "backend/use-cases/retention/delete-expired-rows.ts";
import {
  expectRefusal,
  mari,
  newMails,
  statusOf,
  testAppWith,
} from "tests/support/sign-in-steps.ts";
import type { TestApp } from "tests/test-app.ts";
import { day, second } from "backend/domain/duration.ts";

test("guessing a password needs longer and longer waits and never locks the account", async () => {
  await using app = await testAppWith(mari);
  const guess = () => app.logIn({ ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(401);
  const refused = await app.logIn(mari);
  expect(refused.headers.get("retry-after")).toBe("1");
  await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");

  app.advance(second);
  expect(await statusOf(guess())).toBe(401);
  app.advance(second);
  expect(await statusOf(app.logIn(mari))).toBe(429);
  app.advance(second);
  expect(await statusOf(app.logIn(mari))).toBe(200);
  expect(await statusOf(guess())).toBe(401);
});

test("an unknown address is limited like a known one, also for concurrent guesses", async () => {
  await using app = await testAppWith(mari);
  for (const email of [mari.email, "nobody@example.ee"]) {
    const guesses = await Promise.all(
      Array.from(
        { length: 30 },
        (_, position) => app.post("/auth/login", { email, password: `wrong guess ${position}` }),
      ),
    );
    const statuses = guesses.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  }
});

const strangers = (app: TestApp, first: number, last: number) =>
  Array.fromAsync({ length: last - first + 1 }, (_, nth) => {
    const email = `person-${first + nth}@example.ee`;
    return statusOf(app.post("/auth/login", { email, password: "Tere2026!" }));
  });

test("guessing across accounts stops after 30 failures, and a right password still signs in", async () => {
  await using app = await testAppWith(mari);
  const signIn = () => app.logIn(mari);
  expect(await strangers(app, 1, 30)).toEqual(Array(30).fill(401));
  expect(await strangers(app, 31, 32)).toEqual([429, 429]);
  expect(await statusOf(signIn())).toBe(200);
  expect(await strangers(app, 33, 90)).toEqual(Array(58).fill(429));

  expect(await statusOf(signIn())).toBe(200);
  const wrong = await app.logIn({ ...mari, password: "a wrong guess" });
  expect(Number(wrong.headers.get("retry-after"))).toBeGreaterThan(0);
  await expectRefusal(wrong, 429, "ERR_TOO_MANY_REQUESTS");
  app.advance(15 * 60 * second);
  expect(await strangers(app, 91, 91)).toEqual([401]);
});

test("after the reserve only accounts that signed in from the network within 30 days are compared", async () => {
  await using app = await testAppWith(mari);
  await strangers(app, 1, 60);
  expect(await statusOf(app.logIn(mari))).toBe(429);
  app.advance(15 * 60 * second);
  expect(await statusOf(app.logIn(mari))).toBe(200);
  app.advance(30 * day);
  await deleteExpiredRows(app.ports, app.now());
  await strangers(app, 1, 60);
  expect(await statusOf(app.logIn(mari))).toBe(200);
  app.advance(30 * day + 1);
  await deleteExpiredRows(app.ports, app.now());
  await strangers(app, 1, 60);
  expect(await statusOf(app.logIn(mari))).toBe(429);
});

test("parallel guesses are compared one after the other, and no more than the limit allows", async () => {
  await using app = await testAppWith(mari);
  const { auth } = app.ports;
  const compare = auth.passwordMatches;
  let running = 0;
  const atOnce: number[] = [];
  auth.passwordMatches = async (...input) => {
    atOnce.push(++running);
    try {
      return await compare(...input);
    } finally {
      running--;
    }
  };
  const guesses = await Promise.all(
    Array.from(
      { length: 40 },
      (_, nth) => app.logIn({ ...mari, password: `a wrong guess ${nth}` }),
    ),
  );
  expect(atOnce).toEqual([1, 1, 1, 1, 1]);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(35);
});

test("an account is signed in on at most 20 devices: the one not used for longest is signed out", async () => {
  await using app = await testAppWith(mari);
  const first = await app.signIn(mari.email, mari.password);
  const other = await app.signIn(mari.email, mari.password);
  for (let device = 3; device <= 20; device++) {
    app.advance(second);
    await app.signIn(mari.email, mari.password);
  }
  const me = ({ headers }: { headers: { Authorization: string } }) =>
    statusOf(app.get("/auth/me", headers));
  expect(await me(first)).toBe(200);
  app.advance(second);
  await app.signIn(mari.email, mari.password);
  expect([await me(first), await me(other)]).toEqual([401, 200]);
});

test("failures are counted for a day", async () => {
  await using app = await testAppWith(mari);
  const guess = () => app.logIn({ ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) await guess();
  await deleteExpiredRows(app.ports, app.now());
  expect(await statusOf(app.logIn(mari))).toBe(429);

  app.advance(day + 1);
  await deleteExpiredRows(app.ports, app.now());
  expect(await app.database.read.select().from(attempts)).toEqual([]);
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(401);
});

test("mails to one address are limited", async () => {
  await using app = await testAppWith(mari);
  const statuses: number[] = [];
  for (let request = 0; request < 11; request++) {
    statuses.push(await statusOf(app.post("/auth/forgot-password", { email: mari.email })));
  }
  expect(statuses).toEqual([...Array(9).fill(202), 429, 429]);
  expect(await newMails(app)).toHaveLength(9);
});
