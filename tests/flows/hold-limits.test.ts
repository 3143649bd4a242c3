import { afterAll, beforeAll, expect, test } from "vitest";
import { offeredTimes } from "./booked-session.ts";
import { guestSteps } from "./guest-steps.ts";
import { expectRefusal } from "../support/sign-in-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { hour, minute } from "backend/domain/duration.ts";

const proxy = "192.0.2.1";
let app: TestApp;
let therapistId: string;
beforeAll(async () => {
  app = await openTestApp({
    settings: { isTrustedProxy: (address) => [proxy, "local"].includes(address) },
  });
  therapistId = (await app.signIn("therapist1@demo.heaolu.ee")).user.therapistId;
});
afterAll(() => app[Symbol.asyncDispose]());

/** Holds every free time of 30 days, each from the next of the addresses; how many are held and free. */
async function flood(addresses: string[]) {
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const statuses = await Promise.all(times.map(async (start_time, nth) => {
    const answer = await app.post(
      "/calendly/holds",
      { event_type: practice.eventTypeUri, start_time },
      { "X-Forwarded-For": addresses[nth % addresses.length]! },
    );
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    return answer.status;
  }));
  const held = statuses.filter((status) => status === 201).length;
  return { held, free: times.length };
}

test("a loop over a whole calendar from one connection holds three times", async () => {
  const { held, free } = await flood(["203.0.113.7"]);
  expect(free).toBeGreaterThan(100);
  expect(held).toBe(3);
  app.advance(5 * minute);
});

test("one IPv6 network counts as one connection", async () => {
  const addresses = Array.from({ length: 50 }, (_, nth) => `2001:db8:1:2::${nth.toString(16)}`);
  expect((await flood(addresses)).held).toBe(3);
  app.advance(5 * minute);
});

test("all connections of one network hold six times together", async () => {
  const ipv4 = Array.from({ length: 250 }, (_, nth) => `203.0.113.${nth}`);
  expect((await flood(ipv4)).held).toBe(6);
  app.advance(5 * minute);
  const ipv6 = Array.from({ length: 250 }, (_, nth) => `2001:db8:1:${nth.toString(16)}::1`);
  expect((await flood(ipv6)).held).toBe(6);
  app.advance(5 * minute);
});

test("a flood from many networks leaves two thirds of a calendar free", async () => {
  const addresses = Array.from({ length: 250 }, (_, nth) => `198.51.${nth}.9`);
  const { held, free } = await flood(addresses);
  expect(held).toBeLessThanOrEqual(free / 3);
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const wanted = { event_type: practice.eventTypeUri, start_time: times.at(-1) };
  expect((await app.post("/calendly/holds", wanted, headers)).status).toBe(201);
  app.advance(5 * minute);
});

test("a flood from five networks does not keep another visitor out", async () => {
  await flood(["a", "b", "c", "d", "e"].map((_, nth) => `192.0.${nth + 20}.7`));
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const wanted = { event_type: practice.eventTypeUri, start_time: times.at(-1) };
  const answer = await app.post("/calendly/holds", wanted, { "X-Forwarded-For": "198.51.100.99" });
  expect(answer.status).toBe(201);
  app.advance(5 * minute);
});

test("guests of other networks get a hold while a few networks fill a calendar", async () => {
  const seven = Array.from({ length: 250 }, (_, nth) => `192.0.${nth % 7 + 40}.${nth}`);
  await flood(seven);
  const { practice, times } = await offeredTimes(app, therapistId, 30);
  const hold = (address: string, nth: number) =>
    app.post(
      "/calendly/holds",
      { event_type: practice.eventTypeUri, start_time: times.at(-nth * 4) },
      { "X-Forwarded-For": address },
    );
  const statuses = [];
  for (let nth = 1; nth <= 10; nth++) {
    statuses.push((await hold(`198.51.${nth}.99`, nth)).status);
  }
  expect(statuses).toEqual(Array(10).fill(201));
  app.advance(5 * minute);
});

test("one connection may hold sixty times an hour, however fast it releases them", async () => {
  const { practice, times } = await offeredTimes(app, therapistId);
  const headers = { "X-Forwarded-For": "203.0.113.99" };
  const wanted = { event_type: practice.eventTypeUri, start_time: times[0] };
  for (let nth = 0; nth < 60; nth++) {
    const { id, secret } = await (await app.post("/calendly/holds", wanted, headers)).json();
    const release = { ...headers, "X-Hold-Secret": secret };
    await app.send("DELETE", `/calendly/holds/${id}`, undefined, release);
  }
  expect((await app.post("/calendly/holds", wanted, headers)).status).toBe(429);
  app.advance(hour);
});

test("a hold lasts 15 minutes more, once, for a visitor who logs in first", async () => {
  const steps = guestSteps(app, therapistId);
  const { hold } = await steps.hold();
  const start = app.now();
  const extend = async () => {
    const answer = await app.post(`/calendly/holds/${hold.id}/extend`, { secret: hold.secret });
    return answer.ok ? Date.parse((await answer.json()).expires_at) - start : answer.status;
  };
  app.advance(4 * minute);
  expect(await extend()).toBe(19 * minute);
  app.advance(14 * minute);
  expect(await extend()).toBe(20 * minute);
  app.advance(2 * minute);
  expect(await extend()).toBe(409);
});

test("an address has at most three times waiting for its mailbox", async () => {
  const steps = guestSteps(app, therapistId);
  const person = { email: "many@example.ee", name: "Many" };
  const statuses = [];
  for (let nth = 0; nth < 4; nth++) {
    const held = await app.post("/calendly/holds", {
      event_type: (await offeredTimes(app, therapistId)).practice.eventTypeUri,
      start_time: (await offeredTimes(app, therapistId)).times[nth * 6],
    }, { "X-Forwarded-For": `203.0.113.${150 + nth}` });
    const { id, secret, start_time } = await held.json();
    const { practice } = await offeredTimes(app, therapistId);
    const form = steps.form(
      { eventType: practice.eventTypeUri, startsAt: start_time, hold: { id, secret } },
      person,
    );
    statuses.push((await app.post("/booking-requests", form)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test("one hold mails five codes, to one address or to several", async () => {
  const steps = guestSteps(app, therapistId);
  const held = await steps.hold(60);
  const request = (nth: number) =>
    app.post("/booking-requests", steps.form(held, { email: `one${nth}@example.ee`, name: "One" }));
  for (let nth = 0; nth < 5; nth++) expect((await request(nth)).status).toBe(201);
  const refused = await request(5);
  expect(refused.headers.get("retry-after")).toBe("3600");
  await expectRefusal(refused, 429, "ERR_TOO_MANY_REQUESTS");
  const mails = await app.ports.persistence.outbox.listSent(100);
  expect(mails.filter(({ to }) => /^one\d@/.test(to))).toHaveLength(5);
});
