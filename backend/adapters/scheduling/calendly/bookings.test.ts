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
  stage.simulator.requests.filter((one) => one.method === method && path.test(one.path)).length;

const booked = () => stage.simulator.world.events.filter(({ status }) => status === "active");

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
    expect(await scheduling.provider!.cancellationPage(one.invitee.uri)).toBe(
      one.invitee.cancelUrl,
    );
    await scheduling.cancel(seat, "client", "", stage.now);
    expect(booked()).toHaveLength(1);
    const move = { inviteeUri: one.invitee.uri, startsAt: tuesday + hour, by: "client" };
    await refused("ERR_RESCHEDULE_AT_PROVIDER", scheduling.reschedule(move, stage.now));
    const [first] = stage.simulator.world.invitees;
    stage.simulator.cancelFromPage(first!);
    for (const { invitee } of [one, two]) {
      expect(await scheduling.provider!.cancellationPage(invitee.uri)).toBeNull();
    }
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
