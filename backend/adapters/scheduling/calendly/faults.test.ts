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
    readMs: 300,
    bookMs: 300,
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

function booking(startsAt = tuesday, email = "mari@a.ee") {
  return {
    eventTypeUri: stage.session,
    startsAt,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

const list = () => {
  const range = { from: stage.now, to: stage.now + 7 * day };
  return stage.scheduling.listAvailableTimes(stage.session, range, stage.now);
};

const asked = (method: string, path: RegExp) =>
  stage.simulator.asked.filter((one) => one.method === method && path.test(one.path)).length;

const booked = () => stage.simulator.world.events.filter(({ status }) => status === "active");

describe("reading", () => {
  test.each(
    [
      { kind: "server-error" },
      { kind: "malformed-json" },
      { kind: "commit-then-timeout" },
      { kind: "slow", ms: 2000 },
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
      const before = stage.simulator.asked.length;
      expect(before).toBeLessThanOrEqual(3);
      await refused("ERR_PROVIDER_UNAVAILABLE", list());
      if (fault.kind !== "expired-token") expect(stage.simulator.asked.length).toBe(before);
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
    const before = stage.simulator.asked.length;
    await refused("ERR_PROVIDER_UNAVAILABLE", ask(stage.clock.now + 50_000));
    expect(stage.simulator.asked.length).toBe(before);
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
    const before = simulator.asked.length;
    for (const base of ["https://evil.example", "https://api.calendly.com.evil.example"]) {
      expect(await scheduling.findInvitee(`${base}${path}`)).toBeNull();
    }
    expect(await scheduling.findInvitee(`${invitee.uri}/../..`)).toBeNull();
    expect(simulator.asked.length).toBe(before);
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
    expect(performance.now() - started).toBeLessThan(1000);
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
    expect(simulator.asked.length).toBeLessThanOrEqual(8);
    expect((await list()).length).toBeGreaterThan(10);
  });
});

describe("booking", () => {
  test.each([{ kind: "commit-then-timeout" }, { kind: "commit-then-error" }] as const)(
    "a booking whose answer is lost ($kind) is found and taken over, not made again",
    async (fault) => {
      stage.simulator.faults.add({ ...fault, method: "POST", path: /invitees/ });
      const { event, invitee } = await stage.scheduling.book(booking(), stage.now);
      expect(event.startsAt).toBe(tuesday);
      expect(invitee.email).toBe("mari@a.ee");
      expect(asked("POST", /invitees/)).toBe(1);
      expect(booked()).toHaveLength(1);
    },
  );

  test("a booking that never was made is refused, and the next try makes it", async () => {
    stage.simulator.faults.add({ kind: "server-error", method: "POST", path: /invitees/ });
    await refused("ERR_PROVIDER_UNAVAILABLE", stage.scheduling.book(booking(), stage.now));
    expect(waits).toEqual([1000, 3000, 5000]);
    expect(booked()).toHaveLength(0);
    await stage.scheduling.book(booking(), stage.now);
    expect(booked()).toHaveLength(1);
  });

  test("what was made while nobody could look is found by the next try, for a while", async () => {
    const { scheduling, simulator } = stage;
    const first = booking();
    simulator.faults.add({ kind: "commit-then-error", method: "POST", path: /invitees/ });
    // The look before booking goes well, those after it do not.
    simulator.faults.add({
      kind: "server-error",
      path: /^\/scheduled_events$/,
      times: 1000,
      after: 1,
    });
    await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(first, stage.now));
    simulator.faults.clear();
    const [made] = simulator.world.invitees;
    const again = await scheduling.book(booking(), stage.now + 60_000);
    expect(again.invitee.uri).toBe(simulator.uris.invitee(made!));
    const other = { ...booking(), invitee: { ...booking().invitee, name: "Somebody else" } };
    await refused("ERR_CLIENT_BUSY", scheduling.book(other, stage.now + 60_000));
    await refused("ERR_CLIENT_BUSY", scheduling.book(booking(), stage.now + 16 * 60_000));
    expect(booked()).toHaveLength(1);
  });

  test("a limit on bookings is told, and nothing is repeated", async () => {
    stage.simulator.faults.add({
      kind: "too-many",
      reset: 30,
      method: "POST",
      path: /invitees/,
    });
    const refusal = await refused(
      "ERR_PROVIDER_UNAVAILABLE",
      stage.scheduling.book(booking(), stage.now),
    );
    expect(refusal.facts.retryAfter).toBe(30);
    expect(asked("POST", /invitees/)).toBe(1);
    expect(booked()).toHaveLength(0);
  });

  test("what the form lacks is told by field", async () => {
    stage.types.session.questions.push({
      name: "Who sent you?",
      type: "text",
      position: 1,
      enabled: true,
      required: true,
      answer_choices: [],
      include_other: false,
    });
    const refusal = await refused(
      "ERR_INVALID_INPUT",
      stage.scheduling.book(booking(), stage.now),
    );
    expect(refusal.facts.errors).toMatchObject([{ path: "questions_and_answers" }]);
  });

  test("busy elsewhere is taken; a calendar that cannot be read does not say otherwise", async () => {
    const { simulator, people, scheduling } = stage;
    simulator.world.busy.push({ person: people.anna, from: tuesday, to: tuesday + hour });
    const taken = await refused("ERR_SLOT_TAKEN", scheduling.book(booking(), stage.now));
    expect(taken.facts.alternatives).toHaveLength(3);
    simulator.faults.add({ kind: "calendar-error", path: /user_busy_times/ });
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(), stage.now));
  });

  test("types without a place to name, and those for which each has a turn, are booked without one", async () => {
    const { types, scheduling } = stage;
    types.session.locations = null;
    types.berts.poolingType = "round_robin";
    types.inPerson.locations = [{ kind: "outbound_call" }];
    const { meetingType: _, ...open } = booking();
    expect((await scheduling.book(open, stage.now)).event.place).toBe("");
    const berts = { ...booking(tuesday + hour, "b@a.ee"), eventTypeUri: stage.berts };
    await scheduling.book(berts, stage.now);
    const call = { ...open, eventTypeUri: stage.inPerson, startsAt: tuesday + 2 * hour };
    await refused("ERR_SLOT_NOT_OFFERED", scheduling.book(call, stage.now));
  });

  test("a group's seats go one by one, and one guest of it is not cancelled for all", async () => {
    const { types, scheduling } = stage;
    types.session.capacity = 2;
    const one = await scheduling.book(booking(tuesday, "one@a.ee"), stage.now);
    expect((await list()).find(({ startsAt }) => startsAt === tuesday)?.seatsLeft).toBe(1);
    const two = await scheduling.book(booking(tuesday, "two@a.ee"), stage.now);
    expect(two.event.uri).toBe(one.event.uri);
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday, "three@a.ee"), stage.now));
    const seat = { eventUri: one.event.uri, inviteeUri: one.invitee.uri };
    await scheduling.cancel(seat, "client", "", stage.now);
    expect(booked()).toHaveLength(1);
    const move = { inviteeUri: one.invitee.uri, startsAt: tuesday + hour, by: "client" };
    await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, stage.now));
  });
});

describe("moving and cancelling", () => {
  test("a cancellation is asked for again until it is heard", async () => {
    const { scheduling, simulator } = stage;
    const { event } = await scheduling.book(booking(), stage.now);
    simulator.faults.add({ kind: "commit-then-error", method: "POST", path: /cancellation/ });
    await scheduling.cancel({ eventUri: event.uri }, "client", "", stage.now);
    expect(booked()).toHaveLength(0);
    const late = await scheduling.book(booking(tuesday + hour), stage.now);
    await scheduling.cancel({ eventUri: late.event.uri }, "client", "", tuesday + 2 * hour);
  });

  test("when the old time cannot be given up, the new one is given back", async () => {
    const { scheduling, simulator } = stage;
    const old = await scheduling.book(booking(), stage.now);
    simulator.faults.add({
      kind: "server-error",
      method: "POST",
      path: new RegExp(`${new URL(old.event.uri).pathname}/cancellation`),
      times: 3,
    });
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + day, by: "client" };
    await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.reschedule(move, stage.now));
    expect(booked().map(({ startsAt }) => startsAt)).toEqual([tuesday]);
  });

  test("into its own shadow a booking is moved on the provider's page only", async () => {
    const { scheduling, types } = stage;
    types.session.stepMinutes = 30;
    const { invitee } = await scheduling.book(booking(), stage.now);
    const move = { inviteeUri: invitee.uri, startsAt: tuesday + hour / 2, by: "client" };
    await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, stage.now));
    expect(invitee.rescheduleUrl).toMatch(/\/reschedulings\//);
    expect(booked()).toHaveLength(1);
  });

  test("a booking we moved is known by the one before, a page's claim is not", async () => {
    const { scheduling, simulator, types } = stage;
    const old = await scheduling.book(booking(), stage.now);
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + day, by: "client" };
    const moved = await scheduling.reschedule(move, stage.now);
    const found = await scheduling.findInvitee(moved.invitee.uri);
    expect(found!.invitee.oldInviteeUri).toBe(old.invitee.uri);
    const [claim] = simulator.world.invitees.map(({ tracking }) => tracking.utm_content)
      .filter((content) => content?.includes(old.invitee.uri.split("/").at(-1)!));
    const forged = simulator.bookFromPage(types.session, tuesday + 2 * day, {
      name: "Mallory",
      email: "m@a.ee",
      utm_content: claim!,
    });
    const read = await scheduling.findInvitee(simulator.uris.invitee(forged));
    expect(read!.invitee.oldInviteeUri).toBeNull();
  });
});
