import { afterEach, describe, expect, test } from "vitest";
import type { Fault } from "tests/calendly-sim/faults.ts";
import { addPerson, addToken } from "tests/calendly-sim/state.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { calendlyScheduling } from "./calendly.ts";
import { type CalendlyFixture, openFixture } from "./calendly-fixture.testing.ts";
import { day, hour } from "../../../domain/duration.ts";

let fixture: CalendlyFixture;
afterEach(() => fixture.close());

function list(days = 7) {
  const range = { from: fixture.now, to: fixture.now + days * day };
  return fixture.scheduling.listAvailableTimes(fixture.session, range, fixture.now);
}

function booking(startsAt: number, email: string) {
  return {
    eventTypeUri: fixture.session,
    startsAt,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

const requestCount = (method: string, path: RegExp) =>
  fixture.simulator.requests.filter((one) => one.method === method && path.test(one.path)).length;

test("a rate limit on bookings does not block reads and ends by itself", async () => {
  fixture = openFixture();
  const { simulator, people, scheduling } = fixture;
  people.anna.plan = "paid";
  const start = fixture.now + day + 3 * hour;
  for (let at = 0; at < 10; at++) {
    const startsAt = start + Math.floor(at / 5) * day + at % 5 * hour;
    await scheduling.book(booking(startsAt, `guest${at}@a.ee`), fixture.now);
  }
  const late = booking(start + 2 * day, "late@a.ee");
  const refusal = await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(late, fixture.now));
  expect(refusal.facts.retryAfter).toBeGreaterThan(0);
  expect((await list()).length).toBeGreaterThan(10);

  const before = requestCount("POST", /invitees/);
  await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(late, fixture.now));
  expect(requestCount("POST", /invitees/)).toBe(before);
  await scheduling.book(late, fixture.now + 61_000);
  expect(simulator.world.invitees.at(-1)!.email).toBe("late@a.ee");
});

describe("responses that are not accepted", () => {
  const faults: [string, Fault, number][] = [
    ["one of two megabytes", { kind: "huge" }, 1],
    ["one that leads elsewhere", { kind: "redirect" }, 3],
  ];
  test.each(faults)("%s gives ERR_PROVIDER_UNAVAILABLE", async (_, fault, tries) => {
    fixture = openFixture();
    const { simulator, scheduling } = fixture;
    simulator.faults.add({ ...fault, path: /scheduled_events/, times: 1000 });
    await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.listScheduledEvents({ limit: 1 }));
    expect(requestCount("GET", /scheduled_events/)).toBe(tries);
    expect(requestCount("GET", /elsewhere/)).toBe(0);
  });

  test("a list with oversized pages is read in smaller pages", async () => {
    fixture = openFixture();
    fixture.simulator.faults.add({ kind: "huge", path: /^\/event_types$/ });
    expect(await fixture.scheduling.findEventType(fixture.session)).not.toBeNull();
    const [long, short] = fixture.simulator.requests.filter(({ path }) => path === "/event_types");
    expect([long, short].map((one) => one!.query.get("count"))).toEqual(["100", "20"]);
  });
});

describe("a provider that supports ranges of a week only", () => {
  test("is queried week by week after the first refusal", async () => {
    fixture = openFixture({ maxAvailabilityDays: 7 });
    const times = await list(100);
    expect(times.at(-1)!.startsAt).toBeGreaterThan(fixture.now + 98 * day);
    expect(new Set(times.map(({ startsAt }) => startsAt)).size).toBe(times.length);
    const before = requestCount("GET", /available_times/);
    const range = { from: fixture.now, to: fixture.now + 7 * day };
    await fixture.scheduling.listAvailableTimes(fixture.berts, range, fixture.now);
    expect(requestCount("GET", /available_times/) - before).toBe(5);
  });

  test("a type with more times than fit one response is queried week by week", async () => {
    fixture = openFixture();
    fixture.simulator.faults.add({ kind: "huge", path: /available_times/ });
    expect((await list()).length).toBe(40);
  });
});

test("a provider that recovers is queried again while many callers wait", async () => {
  fixture = openFixture();
  const { simulator, scheduling, clock } = fixture;
  simulator.faults.add({ kind: "server-error", times: 1000 });
  await refused("ERR_PROVIDER_UNAVAILABLE", list());
  simulator.faults.clear();
  const outcomes: boolean[] = [];
  for (let second = 0; second < 10; second++) {
    clock.now += 1000;
    outcomes.push(await scheduling.findEventType(fixture.session).then(() => true, () => false));
  }
  expect(outcomes.indexOf(true)).toBeLessThanOrEqual(5);
  expect(outcomes.at(-1)).toBe(true);
});

test("a provider that stays down is tried once per pause, and with retries after it recovers", async () => {
  fixture = openFixture();
  const { simulator, scheduling, clock } = fixture;
  const ask = async () => {
    clock.now += 6000;
    const before = simulator.requests.length;
    const known = await scheduling.findScheduledEvent(scheduling.resourceUri("scheduled_events/E1"))
      .then(() => true, () => false);
    return [known, simulator.requests.length - before];
  };
  simulator.faults.add({ kind: "server-error", times: 5 });
  expect([await ask(), await ask(), await ask()]).toEqual([[false, 3], [false, 1], [false, 1]]);
  expect(await ask()).toEqual([true, 1]);
  simulator.faults.add({ kind: "server-error", times: 2 });
  expect(await ask()).toEqual([true, 3]);
});

test("users and types of another organisation are not found", async () => {
  fixture = openFixture();
  const { simulator, scheduling, types } = fixture;
  const stranger = addPerson(simulator.world, { name: "Stranger", organization: "OTHER" });
  const uri = simulator.uris.user(stranger);
  expect((await scheduling.listEventTypes({ ownerUri: uri, limit: 10 })).items).toEqual([]);
  expect((await scheduling.listScheduledEvents({ ownerUri: uri, limit: 10 })).items).toEqual([]);
  types.berts.owner = stranger;
  const seen = (await scheduling.listEventTypes({ limit: 10 })).items.map(({ uri }) => uri);
  expect(seen).not.toContain(fixture.berts);
});

test("inactive and deleted types are not listed; secret types are found by uri only", async () => {
  fixture = openFixture();
  const { scheduling, types, clock } = fixture;
  const uris = async () =>
    (await scheduling.listEventTypes({ limit: 10 })).items.map((one) => one.uri);
  types.berts.secret = true;
  types.inPerson.deletedAt = fixture.now;
  expect(await uris()).toEqual([fixture.session]);
  expect(await scheduling.findEventTypeByPage("bert", "session")).not.toBeNull();
  expect(await scheduling.findEventType(fixture.inPerson)).toMatchObject({ active: false });
  types.session.active = false;
  clock.now += 61_000;
  expect(await uris()).toEqual([]);
  for (const uri of [fixture.session, fixture.inPerson]) {
    const range = { from: clock.now, to: clock.now + 7 * day };
    const times = scheduling.listAvailableTimes(uri, range, clock.now);
    await refused("ERR_NOT_FOUND", times);
    const startsAt = fixture.now + day + 3 * hour;
    const request = { ...booking(startsAt, "mari@a.ee"), eventTypeUri: uri };
    await refused("ERR_PRACTICE_NOT_OFFERED", scheduling.book(request, clock.now));
  }
});

test("a revoked token is named in the error detail", async () => {
  fixture = openFixture();
  const { simulator, people } = fixture;
  const token = addToken(simulator.world, people.anna);
  const scheduling = calendlyScheduling({
    token: token.value,
    webhookKey: null,
    apiUrl: simulator.apiUrl,
    pageUrl: simulator.pageUrl,
    clock: () => fixture.clock.now,
  });
  expect(await scheduling.findEventType(fixture.session)).not.toBeNull();
  token.isExpired = true;
  const refusal = await refused(
    "ERR_PROVIDER_UNAVAILABLE",
    scheduling.listScheduledEvents({ limit: 1 }),
  );
  expect(refusal.message).toMatch(/token/);
});
