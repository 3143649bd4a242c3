import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refused } from "../scheduling-fixture.testing.ts";
import { type CalendlyFixture, openFixture } from "./calendly-fixture.testing.ts";
import { day, hour } from "../../../domain/duration.ts";

let fixture: CalendlyFixture;
let tuesday: number;
let waits: number[];

beforeEach(() => {
  waits = [];
  fixture = openFixture({}, {
    readMs: 1000,
    bookMs: 1000,
    cardsMs: 1000,
    wait: (ms) => {
      waits.push(ms);
      fixture.clock.now += Math.ceil(ms);
      return Promise.resolve();
    },
  });
  tuesday = fixture.now + day + 3 * hour;
});
afterEach(() => fixture.close());

function booking() {
  return {
    eventTypeUri: fixture.session,
    startsAt: tuesday,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email: "mari@a.ee", timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

const list = () => {
  const range = { from: fixture.now, to: fixture.now + 7 * day };
  return fixture.scheduling.listAvailableTimes(fixture.session, range, fixture.now);
};

const requestCount = (method: string, path: RegExp) =>
  fixture.simulator.requests.filter((one) => one.method === method && path.test(one.path)).length;

describe("reading", () => {
  test.each(
    [
      { kind: "server-error" },
      { kind: "malformed-json" },
      { kind: "commit-then-timeout" },
      { kind: "slow", ms: 5000 },
      { kind: "too-many", reset: 1 },
      { kind: "too-many", reset: null, retryAfter: 0 },
    ] as const,
  )("one failure ($kind) is not noticed", async (fault) => {
    fixture.simulator.faults.add({ ...fault, path: /event_type_available_times/ });
    expect((await list()).length).toBeGreaterThan(10);
    expect(waits).toHaveLength(1);
    expect(requestCount("GET", /available_times/)).toBe(2);
  });

  test.each(
    [{ kind: "server-error" }, { kind: "malformed-json" }, { kind: "expired-token" }] as const,
  )(
    "a provider that fails for good ($kind) is unavailable, and is left alone for a while",
    async (fault) => {
      fixture.simulator.faults.add({ ...fault, times: 1000 });
      await refused("ERR_PROVIDER_UNAVAILABLE", list());
      const before = fixture.simulator.requests.length;
      expect(before).toBeLessThanOrEqual(3);
      await refused("ERR_PROVIDER_UNAVAILABLE", list());
      if (fault.kind !== "expired-token") expect(fixture.simulator.requests.length).toBe(before);
      fixture.simulator.faults.clear();
      fixture.clock.now += 10_000;
      const range = { from: fixture.clock.now, to: fixture.now + 7 * day };
      const times = fixture.scheduling.listAvailableTimes(
        fixture.session,
        range,
        fixture.clock.now,
      );
      expect((await times).length).toBeGreaterThan(10);
    },
  );

  test("a long rate limit gives retryAfter, and no request is sent until it ends", async () => {
    await list();
    fixture.clock.now += 40_000;
    fixture.simulator.faults.add({ kind: "too-many", reset: 60 });
    const range = { from: fixture.clock.now, to: fixture.clock.now + day };
    const ask = (at: number) => fixture.scheduling.listAvailableTimes(fixture.session, range, at);
    const refusal = await refused("ERR_PROVIDER_UNAVAILABLE", ask(fixture.clock.now));
    expect(refusal.facts.retryAfter).toBe(60);
    const before = fixture.simulator.requests.length;
    await refused("ERR_PROVIDER_UNAVAILABLE", ask(fixture.clock.now + 50_000));
    expect(fixture.simulator.requests.length).toBe(before);
    expect((await ask(fixture.clock.now + 11_000)).length).toBeGreaterThan(0);
  });

  test.each([{ kind: "missing-optional" }, { kind: "unknown-extra" }] as const)(
    "fields that come and go ($kind) change nothing",
    async (fault) => {
      const { scheduling } = fixture;
      const { event, invitee } = await scheduling.book(booking(), fixture.now);
      fixture.simulator.faults.add({ ...fault, times: 1000 });
      const found = await scheduling.findInvitee(invitee.uri);
      expect(found).toMatchObject({
        event: { uri: event.uri, status: "active", startsAt: tuesday },
        invitee: { uri: invitee.uri, email: "mari@a.ee", name: "Mari", status: "active" },
      });
      const page = await scheduling.listEventTypes({ limit: 2 });
      expect(page.items.map(({ durationMinutes }) => durationMinutes)).toEqual([50, 50]);
      expect(page.nextCursor).not.toBeNull();
      expect((await list()).length).toBeGreaterThan(10);
      expect((await scheduling.listScheduledEvents({ limit: 10 })).items).toHaveLength(1);
    },
  );

  test("months are requested in ranges of 31 days and cached", async () => {
    const range = { from: fixture.now, to: fixture.now + 100 * day };
    const times = await fixture.scheduling.listAvailableTimes(fixture.session, range, fixture.now);
    expect(new Set(times.map(({ startsAt }) => startsAt)).size).toBe(times.length);
    expect(times.at(-1)!.startsAt).toBeGreaterThan(fixture.now + 98 * day);
    expect(requestCount("GET", /available_times/)).toBe(4);
    await Promise.all([list(), list(), list()]);
    expect(requestCount("GET", /available_times/)).toBe(4);
    const later = fixture.now + 31_000;
    await fixture.scheduling.listAvailableTimes(
      fixture.session,
      { ...range, to: later + day },
      later,
    );
    expect(requestCount("GET", /available_times/)).toBe(5);
  });

  test("a cursor of another list gives ERR_INVALID_INPUT", async () => {
    const types = fixture.scheduling.listEventTypes({ limit: 1, cursor: "bm9uc2Vuc2U" });
    await refused("ERR_INVALID_INPUT", types);
    const events = fixture.scheduling.listScheduledEvents({ limit: 1, cursor: "x" });
    await refused("ERR_INVALID_INPUT", events);
  });

  test("older uris find the same booking, foreign uris find none", async () => {
    const { scheduling, simulator } = fixture;
    const { invitee } = await scheduling.book(booking(), fixture.now);
    const path = new URL(invitee.uri).pathname;
    for (const base of [`${simulator.pageUrl}/api/v2`, simulator.apiUrl]) {
      expect((await scheduling.findInvitee(`${base}${path}`))!.invitee.uri).toBe(invitee.uri);
    }
    const before = simulator.requests.length;
    for (const base of ["https://evil.example", "https://api.calendly.com.evil.example"]) {
      expect(await scheduling.findInvitee(`${base}${path}`)).toBeNull();
    }
    expect(await scheduling.findInvitee(`${invitee.uri}/../..`)).toBeNull();
    expect(simulator.requests.length).toBe(before);
  });
});

describe("cards", () => {
  test("show stale times or none when the provider fails", async () => {
    const { scheduling, simulator } = fixture;
    simulator.faults.add({ kind: "server-error", times: 1000 });
    expect(await scheduling.listNextTimes([fixture.session], 3, fixture.now)).toEqual(new Map());
    simulator.faults.clear();
    const later = fixture.now + 10_000;
    expect((await scheduling.listNextTimes([fixture.session], 3, later)).get(fixture.session))
      .toHaveLength(3);
    simulator.faults.add({ kind: "server-error", times: 1000 });
    const away = later + 60_000;
    expect((await scheduling.listNextTimes([fixture.session], 3, away)).get(fixture.session))
      .toHaveLength(3);
    expect(await scheduling.listNextTimes([fixture.session], 3, away + 10 * 60_000))
      .toEqual(new Map());
  });

  test("do not wait longer than cardsMs", async () => {
    await fixture.close();
    fixture = openFixture({}, { readMs: 5000, cardsMs: 50 });
    fixture.simulator.faults.add({ kind: "commit-then-timeout", times: 1000 });
    const started = performance.now();
    expect(await fixture.scheduling.listNextTimes([fixture.session, fixture.berts], 3, fixture.now))
      .toEqual(new Map());
    expect(performance.now() - started).toBeLessThan(4000);
  });

  test("use at most half of the rate limit", async () => {
    await fixture.close();
    fixture = openFixture({ requestsPerMinute: 10 });
    const { scheduling, simulator } = fixture;
    const uris = [fixture.session, fixture.inPerson, fixture.berts];
    for (let at = 0; at < 10; at++) {
      await scheduling.listNextTimes(uris, 3, fixture.now + at * 1000);
      fixture.clock.now += 31_000 / 10;
    }
    expect(simulator.requests.length).toBeLessThanOrEqual(8);
    expect((await list()).length).toBeGreaterThan(10);
  });
});
