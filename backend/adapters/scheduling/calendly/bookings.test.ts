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

function booking(startsAt = tuesday, email = "mari@a.ee") {
  return {
    eventTypeUri: fixture.session,
    startsAt,
    meetingType: "VIDEO_CALL" as const,
    invitee: { name: "Mari", email, timeZone: "Europe/Tallinn" },
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

const booked = () => fixture.simulator.world.events.filter(({ status }) => status === "active");

describe("booking", () => {
  test.each([{ kind: "commit-then-timeout" }, { kind: "commit-then-error" }] as const)(
    "a booking whose answer is lost ($kind) is found and taken over, not made again",
    async (fault) => {
      fixture.simulator.faults.add({ ...fault, method: "POST", path: /invitees/ });
      const { event, invitee } = await fixture.scheduling.book(booking(), fixture.now);
      expect(event.startsAt).toBe(tuesday);
      expect(invitee.email).toBe("mari@a.ee");
      expect(requestCount("POST", /invitees/)).toBe(1);
      expect(booked()).toHaveLength(1);
    },
  );

  test("a booking that did not reach the provider fails, and the next try succeeds", async () => {
    fixture.simulator.faults.add({ kind: "server-error", method: "POST", path: /invitees/ });
    await refused("ERR_PROVIDER_UNAVAILABLE", fixture.scheduling.book(booking(), fixture.now));
    expect(waits).toEqual([1000, 3000, 5000]);
    expect(booked()).toHaveLength(0);
    await fixture.scheduling.book(booking(), fixture.now);
    expect(booked()).toHaveLength(1);
  });

  test("a lost booking is found by the next try within 15 minutes", async () => {
    const { scheduling, simulator } = fixture;
    const first = booking();
    simulator.faults.add({ kind: "commit-then-error", method: "POST", path: /invitees/ });
    // The search before booking succeeds; those after it fail.
    simulator.faults.add({
      kind: "server-error",
      path: /^\/scheduled_events$/,
      times: 1000,
      after: 1,
    });
    await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.book(first, fixture.now));
    simulator.faults.clear();
    const [made] = simulator.world.invitees;
    const again = await scheduling.book(booking(), fixture.now + 60_000);
    expect(again.invitee.uri).toBe(simulator.uris.invitee(made!));
    const other = { ...booking(), invitee: { ...booking().invitee, name: "Another guest" } };
    await refused("ERR_CLIENT_BUSY", scheduling.book(other, fixture.now + 60_000));
    await refused("ERR_CLIENT_BUSY", scheduling.book(booking(), fixture.now + 16 * 60_000));
    expect(booked()).toHaveLength(1);
  });

  test("a rate limit on bookings gives retryAfter, and the request is not repeated", async () => {
    fixture.simulator.faults.add({
      kind: "too-many",
      reset: 30,
      method: "POST",
      path: /invitees/,
    });
    const refusal = await refused(
      "ERR_PROVIDER_UNAVAILABLE",
      fixture.scheduling.book(booking(), fixture.now),
    );
    expect(refusal.facts.retryAfter).toBe(30);
    expect(requestCount("POST", /invitees/)).toBe(1);
    expect(booked()).toHaveLength(0);
  });

  test("missing form fields become field errors", async () => {
    fixture.types.session.questions.push({
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
      fixture.scheduling.book(booking(), fixture.now),
    );
    expect(refusal.facts.errors).toMatchObject([{ path: "questions_and_answers" }]);
  });

  test("a time that is busy elsewhere is taken, also when a connected calendar cannot be read", async () => {
    const { simulator, people, scheduling } = fixture;
    simulator.world.busy.push({ person: people.anna, from: tuesday, to: tuesday + hour });
    const taken = await refused("ERR_SLOT_TAKEN", scheduling.book(booking(), fixture.now));
    expect(taken.facts.alternatives).toHaveLength(3);
    simulator.faults.add({ kind: "calendar-error", path: /user_busy_times/ });
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(), fixture.now));
  });

  test("types without locations and round-robin types are booked without a location", async () => {
    const { types, scheduling } = fixture;
    types.session.locations = null;
    types.berts.poolingType = "round_robin";
    types.inPerson.locations = [{ kind: "outbound_call" }];
    const { meetingType: _, ...open } = booking();
    expect((await scheduling.book(open, fixture.now)).event.place).toBe("");
    const berts = { ...booking(tuesday + hour, "b@a.ee"), eventTypeUri: fixture.berts };
    await scheduling.book(berts, fixture.now);
    const call = { ...open, eventTypeUri: fixture.inPerson, startsAt: tuesday + 2 * hour };
    await refused("ERR_SLOT_NOT_OFFERED", scheduling.book(call, fixture.now));
  });

  test("guests of a group are booked one by one, and cancelling one keeps the others", async () => {
    const { types, scheduling } = fixture;
    types.session.capacity = 2;
    const one = await scheduling.book(booking(tuesday, "one@a.ee"), fixture.now);
    expect((await list()).find(({ startsAt }) => startsAt === tuesday)?.seatsLeft).toBe(1);
    const two = await scheduling.book(booking(tuesday, "two@a.ee"), fixture.now);
    expect(two.event.uri).toBe(one.event.uri);
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday, "three@a.ee"), fixture.now));
    const seat = { eventUri: one.event.uri, inviteeUri: one.invitee.uri };
    expect(await scheduling.provider!.cancellationPage(one.invitee.uri)).toBe(
      one.invitee.cancelUrl,
    );
    await scheduling.cancel(seat, "client", "", fixture.now);
    expect(booked()).toHaveLength(1);
    const move = { inviteeUri: one.invitee.uri, startsAt: tuesday + hour, by: "client" };
    await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, fixture.now));
    const [first] = fixture.simulator.world.invitees;
    fixture.simulator.cancelFromPage(first!);
    for (const { invitee } of [one, two]) {
      expect(await scheduling.provider!.cancellationPage(invitee.uri)).toBeNull();
    }
  });
});

describe("rescheduling and cancelling", () => {
  test("a cancellation without a response is retried", async () => {
    const { scheduling, simulator } = fixture;
    const { event } = await scheduling.book(booking(), fixture.now);
    simulator.faults.add({ kind: "commit-then-error", method: "POST", path: /cancellation/ });
    await scheduling.cancel({ eventUri: event.uri }, "client", "", fixture.now);
    expect(booked()).toHaveLength(0);
    const late = await scheduling.book(booking(tuesday + hour), fixture.now);
    await scheduling.cancel({ eventUri: late.event.uri }, "client", "", tuesday + 2 * hour);
  });

  test("when the old booking cannot be cancelled, the new one is cancelled", async () => {
    const { scheduling, simulator } = fixture;
    const old = await scheduling.book(booking(), fixture.now);
    simulator.faults.add({
      kind: "server-error",
      method: "POST",
      path: new RegExp(`${new URL(old.event.uri).pathname}/cancellation`),
      times: 3,
    });
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + day, by: "client" };
    await refused("ERR_PROVIDER_UNAVAILABLE", scheduling.reschedule(move, fixture.now));
    expect(booked().map(({ startsAt }) => startsAt)).toEqual([tuesday]);
  });

  test("a time blocked by the old booking itself can only be chosen on the provider's page", async () => {
    const { scheduling, types } = fixture;
    types.session.stepMinutes = 30;
    const { invitee } = await scheduling.book(booking(), fixture.now);
    const move = { inviteeUri: invitee.uri, startsAt: tuesday + hour / 2, by: "client" };
    await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, fixture.now));
    expect(invitee.rescheduleUrl).toMatch(/\/reschedulings\//);
    expect(booked()).toHaveLength(1);
  });

  test("oldInviteeUri comes from API bookings, not from tracking on a hosted page", async () => {
    const { scheduling, simulator, types } = fixture;
    const old = await scheduling.book(booking(), fixture.now);
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + day, by: "client" };
    const moved = await scheduling.reschedule(move, fixture.now);
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
