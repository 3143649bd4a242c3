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
import { day, second } from "backend/domain/duration.ts";

test("guessing a password needs longer and longer waits and never locks the account", async () => {
  await using app = await testAppWith(mari);
  const guess = () => app.post("/auth/login", { ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) expect(await statusOf(guess())).toBe(401);
  const refused = await app.post("/auth/login", mari);
  expect(refused.headers.get("retry-after")).toBe("1");
  await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");

  app.advance(second);
  expect(await statusOf(guess())).toBe(401);
  app.advance(second);
  expect(await statusOf(app.post("/auth/login", mari))).toBe(429);
  app.advance(second);
  expect(await statusOf(app.post("/auth/login", mari))).toBe(200);
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

test("many users behind one network address sign in at once, but guessing across accounts is stopped", async () => {
  await using app = await testAppWith(mari);
  const logins = await Promise.all(
    Array.from({ length: 50 }, () => app.post("/auth/login", mari)),
  );
  expect(new Set(logins.map((answer) => answer.status))).toEqual(new Set([200]));
  const statuses: number[] = [];
  for (let person = 0; person < 105; person++) {
    const email = `person-${person}@example.ee`;
    statuses.push(await statusOf(app.post("/auth/login", { email, password: "Tere2026!" })));
  }
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
  expect(statuses.slice(100)).toEqual(Array(5).fill(429));
  app.advance(15 * 60 * second);
  expect(await statusOf(app.post("/auth/login", mari))).toBe(200);
});

test("failures are counted for a day", async () => {
  await using app = await testAppWith(mari);
  const guess = () => app.post("/auth/login", { ...mari, password: "a wrong guess" });
  for (let failure = 0; failure < 5; failure++) await guess();
  await deleteExpiredRows(app.ports, app.now());
  expect(await statusOf(app.post("/auth/login", mari))).toBe(429);

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
