import fc from "fast-check";
import { expect, test } from "vitest";
import { eventTypes } from "db/schema/scheduling.ts";
import type { Availability } from "../../../domain/availability.ts";
import { DomainError } from "../../../domain/errors.ts";
import { naiveStarts } from "../../../domain/naive-slots.testing.ts";
import { type PracticeRules, withPracticeRules } from "../../../domain/practice-rules.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { openFixture } from "./embedded-fixture.testing.ts";
import { day, minute } from "../../../domain/duration.ts";

/** The fixture's hours as the model has them. */
const availability: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 540,
    toMinute: 1020,
    placeId: "room",
  })),
  exceptions: [],
  vacations: [],
  bufferMinutes: 10,
  travelMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 120,
  stepMinutes: 60,
  dailyMaximum: null,
  closedOnPublicHolidays: true,
};

type Event = { uri: string; type: string; email: string; startsAt: number; endsAt: number };
type Held = Awaited<ReturnType<TimeHolds["hold"]>>;

/** The complete state in arrays. */
type Model = { now: number; events: Event[]; holds: Held[]; rules: PracticeRules };

/** Half-hours of the first day: mostly the same three, so that bookings collide; some off step or outside hours. */
const halfHour = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(2, 4, 6) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }) },
);

const step = fc.record({
  what: fc.constantFrom(
    "book",
    "book",
    "book at once",
    "book held",
    "hold",
    "hold",
    "release",
    "cancel",
    "wait",
  ),
  which: fc.nat(),
  at: halfHour,
  person: fc.integer({ min: 0, max: 1 }),
  bert: fc.boolean(),
});

/** Of every event type. */
const ownRules: fc.Arbitrary<PracticeRules> = fc.record({
  bufferBeforeMinutes: fc.constantFrom(null, 0, 25),
  bufferAfterMinutes: fc.constantFrom(null, 0, 35),
  minimumNoticeMinutes: fc.constantFrom(null, 300),
  horizonDays: fc.constantFrom(null, 1),
  dailyMaximum: fc.constantFrom(null, null, 2),
  weeklyMaximum: fc.constantFrom(null, null, 3),
  hours: fc.constantFrom(
    null,
    null,
    [1, 2].map((weekday) => ({
      weekday,
      fromMinute: 600,
      toMinute: 900,
      placeId: null,
    })),
  ),
  placeIds: fc.constant(null),
});

test("the calendar agrees with the model after any sequence of actions", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 15, maxLength: 30 }),
      ownRules,
      async (steps, rules) => {
        const fixture = await openFixture();
        const { scheduling } = fixture;
        await fixture.database.transaction((tx) =>
          tx.update(eventTypes).set({ ...rules, bufferMinutes: rules.bufferAfterMinutes })
        );
        const model: Model = { now: fixture.now, events: [], holds: [], rules };
        try {
          for (const { what, which, at, person, bert } of steps) {
            const type = bert ? fixture.berts : fixture.session;
            const startsAt = fixture.now + 2 * 60 * minute + at * 30 * minute;
            if (what === "wait") model.now += (which % 6) * minute;
            if (what === "hold") await hold(scheduling, model, { type, startsAt, which });
            if (what === "book") await book(scheduling, model, { type, startsAt, person });
            if (what === "book at once") await bookAtOnce(scheduling, model, { type, startsAt });
            if (what === "book held") await bookHeld(scheduling, model, { which, person });
            if (what === "release") await release(scheduling, model, which);
            if (what === "cancel") await cancel(scheduling, model, which);
            for (const listed of [fixture.session, fixture.berts]) {
              expect(await starts(scheduling, listed, model.now)).toEqual(free(model, listed));
            }
            expectApart(model.events);
          }
        } finally {
          await fixture.close();
        }
      },
    ),
    { numRuns: 10 },
  );
});

async function book(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt, person, held }: { type: string; startsAt: number; person: number; held?: Held },
) {
  const email = `person${person}@example.ee`;
  const endsAt = startsAt + 50 * minute;
  const isOpen = free(model, type, held).includes(startsAt);
  const hasEnded = held !== undefined && held.expiresAt <= model.now;
  const outcome = await attempt(scheduling, model, { type, startsAt, email, held });
  if (!isOpen) expect(outcome).toBe(hasEnded ? "ERR_HOLD_EXPIRED" : refusal(model, type, startsAt));
  else if (isBusy(model, email, startsAt)) expect(outcome).toBe("ERR_CLIENT_BUSY");
  else {
    expect(outcome).toMatchObject({ event: { startsAt, endsAt } });
    const { event } = outcome as { event: { uri: string } };
    model.events.push({ uri: event.uri, type, email, startsAt, endsAt });
    if (held) model.holds = model.holds.filter((other) => other !== held);
  }
}

/** Without a hold a taken time may be refused early. */
function attempt(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt, email, held }: {
    type: string;
    startsAt: number;
    email: string;
    held?: Held | undefined;
  },
): Promise<unknown> {
  const booking = {
    eventTypeUri: type,
    startsAt,
    invitee: { name: "Guest", email, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
    ...(held && { hold: held }),
  };
  const early = held ? {} : { beforeEarlyRefusal: () => Promise.resolve() };
  const time = { ...booking, ...early };
  return outcomeOf(scheduling.holds!.bookWith(time, model.now, (_, book) => book(booking)));
}

/** Three people: one who is free gets a free time, and no other. */
async function bookAtOnce(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt }: { type: string; startsAt: number },
) {
  const endsAt = startsAt + 50 * minute;
  const isOpen = free(model, type).includes(startsAt);
  const emails = [0, 1, 2].map((person) => `person${person}@example.ee`);
  const freeEmails = emails.filter((email) => !isBusy(model, email, startsAt));
  const outcomes = await Promise.all(
    emails.map((email) => attempt(scheduling, model, { type, startsAt, email })),
  );
  const won = emails.filter((_, at) => typeof outcomes[at] === "object");
  expect(won).toHaveLength(isOpen ? Math.min(1, freeEmails.length) : 0);
  for (const [at, outcome] of outcomes.entries()) {
    const email = emails[at]!;
    if (won.includes(email)) {
      expect(freeEmails).toContain(email);
      const { event } = outcome as { event: { uri: string } };
      model.events.push({ uri: event.uri, type, email, startsAt, endsAt });
    } else if (freeEmails.includes(email) || !isOpen) {
      expect(outcome).toBe(refusal(model, type, startsAt));
    } else expect(["ERR_CLIENT_BUSY", "ERR_SLOT_TAKEN"]).toContain(outcome);
  }
}

function isBusy(model: Model, email: string, startsAt: number): boolean {
  return model.events.some((event) =>
    event.email === email && event.startsAt < startsAt + 50 * minute && event.endsAt > startsAt
  );
}

async function bookHeld(
  scheduling: Scheduling,
  model: Model,
  { which, person }: { which: number; person: number },
) {
  const held = model.holds[which % (model.holds.length || 1)];
  if (!held) return;
  const { eventTypeUri: type, startsAt } = held;
  await book(scheduling, model, { type, startsAt, person, held });
}

async function hold(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt, which }: { type: string; startsAt: number; which: number },
) {
  const isOpen = free(model, type).includes(startsAt);
  const request = {
    eventTypeUri: type,
    startsAt,
    holderHash: `holder ${which}`,
    networkHash: `network ${which}`,
  };
  const outcome = await outcomeOf(scheduling.holds!.hold(request, model.now));
  if (!isOpen) expect(outcome).toBe(refusal(model, type, startsAt));
  else {
    expect(outcome).toMatchObject({ startsAt, expiresAt: model.now + 5 * minute });
    model.holds.push(outcome as Held);
  }
}

async function release(scheduling: Scheduling, model: Model, which: number) {
  const live = model.holds.filter(({ expiresAt }) => expiresAt > model.now);
  const held = live[which % (live.length || 1)];
  if (!held) return;
  await scheduling.holds!.release(held);
  model.holds = model.holds.filter((other) => other !== held);
}

async function cancel(scheduling: Scheduling, model: Model, which: number) {
  const event = model.events[which % (model.events.length || 1)];
  if (!event) return;
  await scheduling.cancel({ eventUri: event.uri }, "Guest", "", model.now);
  model.events = model.events.filter((other) => other !== event);
}

/** The times the model offers of a type in the next two days. */
function free(model: Model, type: string, own?: Held): number[] {
  const live = model.holds.filter((held) => held.expiresAt > model.now && held !== own);
  const busy = [
    ...model.events.filter((event) => event.type === type),
    ...live.filter((held) => held.eventTypeUri === type),
  ];
  const ofType = withPracticeRules(availability, type, model.rules);
  const { bufferMinutes, bufferBeforeMinutes = bufferMinutes } = ofType;
  const blocking = busy.map(({ startsAt, endsAt }) => ({
    startsAt,
    endsAt,
    typeId: type,
    bufferMinutes,
    bufferBeforeMinutes,
  }));
  return naiveStarts(ofType, blocking, query(model.now));
}

function refusal(model: Model, type: string, startsAt: number): string {
  const undisturbed = { ...model, events: [], holds: [] };
  return free(undisturbed, type).includes(startsAt) ? "ERR_SLOT_TAKEN" : "ERR_SLOT_NOT_OFFERED";
}

async function starts(scheduling: Scheduling, type: string, now: number): Promise<number[]> {
  const times = await scheduling.listAvailableTimes(type, query(now), now);
  return times.map(({ startsAt }) => startsAt);
}

function query(now: number) {
  return { durationMinutes: 50, from: now, to: now + 2 * day, now };
}

function expectApart(events: Event[]) {
  for (const one of events) {
    for (const other of events) {
      if (one === other || (one.type !== other.type && one.email !== other.email)) continue;
      expect(one.startsAt >= other.endsAt || other.startsAt >= one.endsAt).toBe(true);
    }
  }
}

async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
