import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refused } from "../stage.testing.ts";
import { type CalendlyStage, openStage } from "./calendly-stage.testing.ts";

const hour = 3_600_000;
const day = 24 * hour;

let stage: CalendlyStage;
let tuesday: number;
let waits: number[];

beforeEach(() => {
  waits = [];
  stage = openStage({}, {
    readMs: 1000,
    bookMs: 1000,
    cardsMs: 1000,
    wait: (ms) => {
      waits.push(ms);
      stage.clock.now += Math.ceil(ms);
      return Promise.resolve();
    },
  });
  tuesday = stage.now + day + 3 * hour;
});
afterEach(() => stage.close());

function booking() {
  return {
    eventTypeUri: stage.session,
    startsAt: tuesday,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email: "mari@a.ee", timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

const list = () => {
  const range = { from: stage.now, to: stage.now + 7 * day };
  return stage.scheduling.listAvailableTimes(stage.session, range, stage.now);
};

const asked = (method: string, path: RegExp) =>
  stage.simulator.requests.filter((one) => one.method === method && path.test(one.path)).length;

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
    stage.simulator.faults.add({ ...fault, path: /event_type_available_times/ });
    expect((await list()).length).toBeGreaterThan(10);
    expect(waits).toHaveLength(1);
    expect(asked("GET", /available_times/)).toBe(2);
  });

  test.each(
    [{ kind: "server-error" }, { kind: "malformed-json" }, { kind: "expired-token" }] as const,
  )(
    "a provider that fails for good ($kind) is unavailable, and is left alone for a while",
    async (fault) => {
      stage.simulator.faults.add({ ...fault, times: 1000 });
      await refused("ERR_PROVIDER_UNAVAILABLE", list());
      const before = stage.simulator.requests.length;
      expect(before).toBeLessThanOrEqual(3);
      await refused("ERR_PROVIDER_UNAVAILABLE", list());
      if (fault.kind !== "expired-token") expect(stage.simulator.requests.length).toBe(before);
      stage.simulator.faults.clear();
      stage.clock.now += 10_000;
      const range = { from: stage.clock.now, to: stage.now + 7 * day };
      const times = stage.scheduling.listAvailableTimes(stage.session, range, stage.clock.now);
      expect((await times).length).toBeGreaterThan(10);
    },
  );

  test("a limit that lasts is told with its seconds, and nothing is asked until it is over", async () => {
    await list();
    stage.clock.now += 40_000;
    stage.simulator.faults.add({ kind: "too-many", reset: 60 });
    const range = { from: stage.clock.now, to: stage.clock.now + day };
    const ask = (at: number) => stage.scheduling.listAvailableTimes(stage.session, range, at);
    const refusal = await refused("ERR_PROVIDER_UNAVAILABLE", ask(stage.clock.now));
    expect(refusal.facts.retryAfter).toBe(60);
    const before = stage.simulator.requests.length;
    await refused("ERR_PROVIDER_UNAVAILABLE", ask(stage.clock.now + 50_000));
    expect(stage.simulator.requests.length).toBe(before);
    expect((await ask(stage.clock.now + 11_000)).length).toBeGreaterThan(0);
  });

  test.each([{ kind: "missing-optional" }, { kind: "unknown-extra" }] as const)(
    "fields that come and go ($kind) change nothing",
    async (fault) => {
      const { scheduling } = stage;
      const { event, invitee } = await scheduling.book(booking(), stage.now);
      stage.simulator.faults.add({ ...fault, times: 1000 });
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

  test("months are asked for in pieces of 31 days, once for everybody", async () => {
    const range = { from: stage.now, to: stage.now + 100 * day };
    const times = await stage.scheduling.listAvailableTimes(stage.session, range, stage.now);
    expect(new Set(times.map(({ startsAt }) => startsAt)).size).toBe(times.length);
    expect(times.at(-1)!.startsAt).toBeGreaterThan(stage.now + 98 * day);
    expect(asked("GET", /available_times/)).toBe(4);
    await Promise.all([list(), list(), list()]);
    expect(asked("GET", /available_times/)).toBe(4);
    const later = stage.now + 31_000;
    await stage.scheduling.listAvailableTimes(stage.session, { ...range, to: later + day }, later);
    expect(asked("GET", /available_times/)).toBe(5);
  });

  test("a cursor of another list is the caller's mistake", async () => {
    const types = stage.scheduling.listEventTypes({ limit: 1, cursor: "bm9uc2Vuc2U" });
    await refused("ERR_INVALID_INPUT", types);
    const events = stage.scheduling.listScheduledEvents({ limit: 1, cursor: "x" });
    await refused("ERR_INVALID_INPUT", events);
  });

  test("addresses of the older form mean the same booking, those of strangers mean nothing", async () => {
    const { scheduling, simulator } = stage;
    const { invitee } = await scheduling.book(booking(), stage.now);
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
  test("show nothing rather than fail, and what was known a moment ago", async () => {
    const { scheduling, simulator } = stage;
    simulator.faults.add({ kind: "server-error", times: 1000 });
    expect(await scheduling.listNextTimes([stage.session], 3, stage.now)).toEqual(new Map());
    simulator.faults.clear();
    const later = stage.now + 10_000;
    expect((await scheduling.listNextTimes([stage.session], 3, later)).get(stage.session))
      .toHaveLength(3);
    simulator.faults.add({ kind: "server-error", times: 1000 });
    const away = later + 60_000;
    expect((await scheduling.listNextTimes([stage.session], 3, away)).get(stage.session))
      .toHaveLength(3);
    expect(await scheduling.listNextTimes([stage.session], 3, away + 10 * 60_000))
      .toEqual(new Map());
  });

  test("wait no longer than a moment for a provider that hangs", async () => {
    await stage.close();
    stage = openStage({}, { readMs: 5000, cardsMs: 50 });
    stage.simulator.faults.add({ kind: "commit-then-timeout", times: 1000 });
    const started = performance.now();
    expect(await stage.scheduling.listNextTimes([stage.session, stage.berts], 3, stage.now))
      .toEqual(new Map());
    expect(performance.now() - started).toBeLessThan(4000);
  });

  test("leave half of the limit to people who wait", async () => {
    await stage.close();
    stage = openStage({ requestsPerMinute: 10 });
    const { scheduling, simulator } = stage;
    const uris = [stage.session, stage.inPerson, stage.berts];
    for (let at = 0; at < 10; at++) {
      await scheduling.listNextTimes(uris, 3, stage.now + at * 1000);
      stage.clock.now += 31_000 / 10;
    }
    expect(simulator.requests.length).toBeLessThanOrEqual(8);
    expect((await list()).length).toBeGreaterThan(10);
  });
});
