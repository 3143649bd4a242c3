import fc from "fast-check";
import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { calendarImports, importedBusyTimes, schedulingAccounts } from "db/schema/scheduling.ts";
import type { Availability, Busy } from "../../../domain/availability.ts";
import { DomainError } from "../../../domain/errors.ts";
import { naiveStarts } from "../../../domain/naive-slots.testing.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import { addType, openFixture } from "./embedded-fixture.testing.ts";
import { day, hour, minute } from "../../../domain/duration.ts";

const seats = 2;

/** The fixture's hours as the model has them, with at most five sessions a day. */
const availability: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 540,
    toMinute: 1020,
    placeId: weekday === 1 ? null : "room",
  })),
  exceptions: [],
  vacations: [],
  bufferMinutes: 10,
  travelMinutes: 0,
  minimumNoticeMinutes: 120,
  horizonDays: 120,
  stepMinutes: 60,
  dailyMaximum: 4,
  closedOnPublicHolidays: true,
};

type Guest = { inviteeUri: string; eventUri: string; email: string };
type Event = { type: string; startsAt: number; endsAt: number; guests: Guest[] };
type Held = Awaited<ReturnType<TimeHolds["hold"]>> & { type: string };

/** The complete state in arrays. */
type Model = { now: number; circle: string; imported: Busy; events: Event[]; holds: Held[] };

const step = fc.record({
  what: fc.constantFrom("book", "book", "book", "hold", "move", "move", "moveAll", "leave", "wait"),
  hour: fc.integer({ min: 0, max: 6 }),
  isGroup: fc.boolean(),
  which: fc.nat(),
  person: fc.integer({ min: 0, max: 4 }),
});

test("the calendar agrees with the model for groups, moves and imported calendars", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const fixture = await openFixture();
      try {
        const model = await setUp(fixture);
        for (const { what, hour: at, isGroup, which, person } of steps) {
          const type = isGroup ? model.circle : fixture.session;
          const startsAt = fixture.now + day + (3 + at) * hour;
          const { scheduling } = fixture;
          if (what === "wait") model.now += (which % 7) * minute;
          if (what === "hold") await hold(scheduling, model, { type, startsAt, which });
          if (what === "book") await book(scheduling, model, { type, startsAt, person });
          if (what === "move") await move(scheduling, model, { which, startsAt });
          if (what === "moveAll") await moveAll(scheduling, model, { which, startsAt });
          if (what === "leave") await leave(scheduling, model, which);
          for (const listed of [fixture.session, model.circle]) {
            const query = rangeOf(model);
            const times = await scheduling.listAvailableTimes(listed, query, model.now);
            expect(times.map((time) => time.startsAt)).toEqual(free(model, listed));
            for (const time of times) {
              expect(time.seatsLeft).toBe(seatsLeft(model, listed, time.startsAt));
            }
          }
        }
      } finally {
        await fixture.close();
      }
    }),
    { numRuns: 5 },
  );
});

async function setUp({ database, now }: Awaited<ReturnType<typeof openFixture>>): Promise<Model> {
  const imported = { startsAt: now + day + 8 * hour, endsAt: now + day + 8.5 * hour };
  await database.transaction(async (tx) => {
    await tx.update(schedulingAccounts).set({ dailyMaximum: 4 })
      .where(eq(schedulingAccounts.id, "anna-id"));
    const made = { accountId: "anna-id", createdAt: 0, updatedAt: 0 };
    await tx.insert(calendarImports).values({ id: "own", kind: "file", name: "Own", ...made });
    await tx.insert(importedBusyTimes)
      .values({ id: "dentist", importId: "own", accountId: "anna-id", ...imported });
  });
  const circle = await addType(database, { id: "circle", capacity: seats });
  return { now, circle, imported: { ...imported, kind: "imported" }, events: [], holds: [] };
}

async function book(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt, person }: { type: string; startsAt: number; person: number },
) {
  const email = `person${person}@example.ee`;
  const booking = {
    eventTypeUri: type,
    startsAt,
    invitee: { name: "Guest", email, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
  const time = { ...booking, beforeEarlyRefusal: () => Promise.resolve() };
  const outcome = await outcomeOf(
    scheduling.holds!.bookWith(time, model.now, (_, book) => book(booking)),
  );
  if (!free(model, type).includes(startsAt)) {
    return expect(outcome).toBe(refusal(model, startsAt));
  }
  if (isBusy(model, email, startsAt)) return expect(outcome).toBe("ERR_CLIENT_BUSY");
  seat(model, type, outcome as Booked);
}

async function move(
  scheduling: Scheduling,
  model: Model,
  { which, startsAt }: { which: number; startsAt: number },
) {
  const guest = guestOf(model, which);
  if (!guest) return;
  const event = model.events.find(({ guests }) => guests.includes(guest))!;
  const outcome = await outcomeOf(
    scheduling.reschedule({ inviteeUri: guest.inviteeUri, startsAt, by: "client" }, model.now),
  );
  const without = remove(model, guest);
  if (!free(without, event.type).includes(startsAt)) {
    return expect(outcome).toBe(refusal(model, startsAt));
  }
  if (isBusy(without, guest.email, startsAt)) return expect(outcome).toBe("ERR_CLIENT_BUSY");
  model.events = without.events;
  seat(model, event.type, outcome as Booked);
}

/** The practitioner is bound by neither the notice nor the daily maximum. */
async function moveAll(
  scheduling: Scheduling,
  model: Model,
  { which, startsAt }: { which: number; startsAt: number },
) {
  const event = model.events[which % (model.events.length || 1)];
  if (!event) return;
  const { eventUri } = event.guests[0]!;
  const outcome = await outcomeOf(
    scheduling.holds!.moveGroup({ eventUri, startsAt }, model.now, () => Promise.resolve("moved")),
  );
  const without = { ...model, events: model.events.filter((other) => other !== event) };
  const hours = { ...availability, dailyMaximum: null, minimumNoticeMinutes: 0 };
  if (!naiveStarts(hours, [], rangeOf(model)).includes(startsAt)) {
    return expect(outcome).toBe("ERR_SLOT_NOT_OFFERED");
  }
  const others = without.events.map((other): Busy => ({ ...other, hasSeats: false }));
  const holds = live(model).map((held): Busy => ({
    ...held,
    hasSeats: held.type === event.type && held.type === model.circle &&
      seatsLeft(without, held.type, held.startsAt) >= event.guests.length,
  }));
  const busy = [...others, ...holds, model.imported];
  if (!naiveStarts(hours, busy, rangeOf(model)).includes(startsAt)) {
    return expect(outcome).toBe("ERR_SLOT_TAKEN");
  }
  if (event.guests.some(({ email }) => isBusy(without, email, startsAt))) {
    return expect(outcome).toBe("ERR_PARTICIPANT_BUSY");
  }
  expect(outcome).toBe("moved");
  Object.assign(event, { startsAt, endsAt: startsAt + 50 * minute });
}

async function leave(scheduling: Scheduling, model: Model, which: number) {
  const guest = guestOf(model, which);
  if (!guest) return;
  const { eventUri, inviteeUri } = guest;
  await scheduling.cancel({ eventUri, inviteeUri }, "client", "", model.now);
  model.events = remove(model, guest).events;
}

async function hold(
  scheduling: Scheduling,
  model: Model,
  { type, startsAt, which }: { type: string; startsAt: number; which: number },
) {
  const request = {
    eventTypeUri: type,
    startsAt,
    holderHash: `holder ${which}`,
    networkHash: `network ${which}`,
  };
  const outcome = await outcomeOf(scheduling.holds!.hold(request, model.now));
  if (!free(model, type).includes(startsAt)) {
    return expect(outcome).toBe(refusal(model, startsAt));
  }
  expect(outcome).toMatchObject({ startsAt });
  model.holds.push({ ...outcome as Held, type });
}

type Booked = Awaited<ReturnType<Scheduling["book"]>>;

/** Guests of the same group start share one event. */
function seat(model: Model, type: string, { event, invitee }: Booked) {
  const { startsAt, endsAt } = event;
  const guest = { inviteeUri: invitee.uri, eventUri: event.uri, email: invitee.email };
  const existing = model.events.find((other) => other.type === type && other.startsAt === startsAt);
  if (!existing) model.events.push({ type, startsAt, endsAt, guests: [guest] });
  else {
    expect(event.uri).toBe(existing.guests[0]!.eventUri);
    existing.guests.push(guest);
  }
  expect(event.guests.active).toBe((existing ?? model.events.at(-1)!).guests.length);
}

function guestOf(model: Model, which: number): Guest | undefined {
  const guests = model.events.flatMap((event) => event.guests);
  return guests[which % (guests.length || 1)];
}

function remove(model: Model, guest: Guest): Model {
  const events = model.events
    .map((event) => ({ ...event, guests: event.guests.filter((other) => other !== guest) }))
    .filter(({ guests }) => guests.length > 0);
  return { ...model, events };
}

function seatsLeft(model: Model, type: string, startsAt: number): number {
  const isHere = (time: { type: string; startsAt: number }) =>
    time.type === type && time.startsAt === startsAt;
  const guests = model.events.filter(isHere).flatMap((event) => event.guests).length;
  return (type === model.circle ? seats : 1) - guests - live(model).filter(isHere).length;
}

function live({ holds, now }: Model): Held[] {
  return holds.filter(({ expiresAt }) => expiresAt > now);
}

/** The free times in the model; all bookings of one start and type are one busy time. */
function free(model: Model, type: string): number[] {
  const existing = Map.groupBy(
    [...model.events, ...live(model)],
    (time) => `${time.type} ${time.startsAt}`,
  );
  const busy = [...existing.values()].map(([time]): Busy => ({
    startsAt: time!.startsAt,
    endsAt: time!.endsAt,
    hasSeats: time!.type === model.circle && time!.type === type &&
      seatsLeft(model, type, time!.startsAt) > 0,
  }));
  return naiveStarts(availability, [...busy, model.imported], rangeOf(model));
}

function refusal(model: Model, startsAt: number): string {
  const undisturbed = { ...availability, dailyMaximum: null };
  return naiveStarts(undisturbed, [], rangeOf(model)).includes(startsAt)
    ? "ERR_SLOT_TAKEN"
    : "ERR_SLOT_NOT_OFFERED";
}

function isBusy(model: Model, email: string, startsAt: number): boolean {
  return model.events.some((event) =>
    event.guests.some((guest) => guest.email === email) &&
    event.startsAt < startsAt + 50 * minute && event.endsAt > startsAt
  );
}

function rangeOf({ now }: Model) {
  return { durationMinutes: 50, from: now, to: now + 2 * day, now };
}

async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
