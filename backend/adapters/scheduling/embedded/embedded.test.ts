import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusedAs } from "db/refused-write.ts";
import {
  availabilityExceptions,
  eventTypes,
  holds,
  scheduledEvents,
} from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { describeScheduling } from "../scheduling.contract.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { addType, openFixture } from "./embedded-fixture.testing.ts";
import { day, hour, minute } from "../../../domain/duration.ts";

describeScheduling("embedded", openFixture);

let fixture: Awaited<ReturnType<typeof openFixture>>;
let now: number;
let tuesday: number;
let people = 0;

beforeAll(async () => {
  fixture = await openFixture();
  now = fixture.now;
  tuesday = now + day + 3 * hour;
});
afterAll(() => fixture.close());

/** A different holder per call by default. */
function holdRequest(startsAt: number, holderHash = `holder ${people++}`) {
  const networkHash = `network of ${holderHash}`;
  return { eventTypeUri: fixture.session, startsAt, holderHash, networkHash };
}

function booking(startsAt: number, hold?: { id: string; secret: string }) {
  return {
    eventTypeUri: fixture.session,
    startsAt,
    invitee: { name: "Mari", email: `m${people++}@a.ee`, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
    ...(hold && { hold }),
  };
}

async function isFree(startsAt: number, at = now) {
  const range = { from: startsAt, to: startsAt + 1 };
  return (await fixture.scheduling.listAvailableTimes(fixture.session, range, at)).length === 1;
}

test("event types are also listed by the account's slug", async () => {
  const { scheduling } = fixture;
  const byName = await scheduling.listEventTypes({
    limit: 100,
    ownerUri: scheduling.resourceUri("users/anna"),
  });
  const byId = await scheduling.listEventTypes({ limit: 100, ownerUri: fixture.anna });
  expect(byName).toEqual(byId);
  expect(byName.items.map(({ uri }) => uri)).toEqual([fixture.session, fixture.inPerson]);
});

test("a booking keeps the longer one of two types' buffers free", async () => {
  const own = await openFixture();
  const { scheduling, now } = own;
  const monday = now + 7 * day + 3 * hour;
  const buffers = (minutes: number) => ({ bufferMinutes: minutes, bufferBeforeMinutes: minutes });
  const long = await addType(own.database, { id: "long", durationMinutes: 60, ...buffers(70) });
  const short = await addType(own.database, { id: "short", durationMinutes: 60, ...buffers(0) });
  await scheduling.book({ ...booking(monday), eventTypeUri: long }, now);
  const startsOf = async (type: string) => {
    const range = { from: monday - 3 * hour, to: monday + 5 * hour };
    const times = await scheduling.listAvailableTimes(type, range, now);
    return times.map(({ startsAt }) => (startsAt - monday) / hour);
  };
  expect(await startsOf(short)).toEqual([3, 4]);
  await scheduling.cancel({ eventUri: await eventAt(own, monday) }, "Guest", "", now);
  await scheduling.book({ ...booking(monday), eventTypeUri: short }, now);
  expect(await startsOf(short)).toEqual([1, 2, 3, 4]);
  expect(await startsOf(long)).toEqual([3, 4]);
  const { reasons } = await scheduling.availability!.explain(
    { ownerUri: own.anna, eventTypeUri: long, startsAt: monday + 2 * hour, byPractitioner: false },
    now,
  );
  expect(reasons).toMatchObject([{ code: "buffer", minutes: 70 }]);
  await own.close();
});

test("a type that is no longer offered cannot be booked, but its bookings can be moved", async () => {
  const own = await openFixture();
  const { scheduling, now } = own;
  const monday = now + 7 * day + 3 * hour;
  const type = await addType(own.database, { id: "old" });
  const { invitee } = await scheduling.book({ ...booking(monday), eventTypeUri: type }, now);
  await own.database.transaction((tx) =>
    tx.update(eventTypes).set({ active: false }).where(eq(eventTypes.id, "old"))
  );
  const later = { ...booking(monday + hour), eventTypeUri: type };
  await refused("ERR_PRACTICE_NOT_OFFERED", scheduling.book(later, now));
  const range = { from: monday, to: monday + 3 * hour };
  const [first] = await scheduling.listAvailableTimes(type, range, now);
  const moved = await scheduling.reschedule(
    { inviteeUri: invitee.uri, startsAt: first!.startsAt, by: "Guest" },
    now,
  );
  expect(moved.event).toMatchObject({ status: "active", startsAt: first!.startsAt });
  await scheduling.cancel({ eventUri: moved.event.uri }, "Guest", "", now);
  await refused("ERR_NOT_FOUND", scheduling.listAvailableTimes(type, range, now));
  await own.close();
});

async function eventAt({ scheduling, anna }: typeof fixture, startsAt: number): Promise<string> {
  const { items } = await scheduling.listScheduledEvents({ ownerUri: anna, limit: 100 });
  return items.find((event) => event.startsAt === startsAt && event.status === "active")!.uri;
}

describe("holds", () => {
  test("a held time is not free until it is released", async () => {
    const { scheduling } = fixture;
    const held = await scheduling.holds!.hold(holdRequest(tuesday), now);
    expect(held.expiresAt).toBe(now + 5 * minute);
    expect(await isFree(tuesday)).toBe(false);
    const taken = await refused(
      "ERR_SLOT_TAKEN",
      scheduling.holds!.hold(holdRequest(tuesday), now),
    );
    expect(taken.facts.alternatives).toEqual([1, 2, 3].map((hours) => tuesday + hours * hour));
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday), now));
    await refused(
      "ERR_NOT_FOUND",
      scheduling.holds!.release({ id: held.id, secret: "a wrong secret" }),
    );
    await scheduling.holds!.release(held);
    expect(await isFree(tuesday)).toBe(true);
    await refused("ERR_NOT_FOUND", scheduling.holds!.release(held));
  });

  test("the holder can book the held time once", async () => {
    const { scheduling } = fixture;
    const startsAt = tuesday + hour;
    const held = await scheduling.holds!.hold(holdRequest(startsAt), now);
    const wrongSecret = { id: held.id, secret: "guessed" };
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(startsAt, wrongSecret), now));
    const { event } = await scheduling.book(booking(startsAt, held), now + minute);
    expect(event.startsAt).toBe(startsAt);
    expect(await fixture.database.read.select().from(holds).where(eq(holds.id, held.id)))
      .toEqual([]);
    await refused("ERR_HOLD_EXPIRED", scheduling.book(booking(startsAt, held), now + minute));
  });

  test("an expired hold can still be booked while the time is free", async () => {
    const { scheduling } = fixture;
    const startsAt = tuesday + 2 * hour;
    const held = await scheduling.holds!.hold(holdRequest(startsAt), now);
    expect(await isFree(startsAt, held.expiresAt - 1)).toBe(false);
    expect(await isFree(startsAt, held.expiresAt)).toBe(true);
    await scheduling.book(booking(startsAt, held), held.expiresAt);

    const next = tuesday + 3 * hour;
    const late = await scheduling.holds!.hold(holdRequest(next), now);
    await scheduling.book(booking(next), late.expiresAt);
    const gone = await refused(
      "ERR_HOLD_EXPIRED",
      scheduling.book(booking(next, late), late.expiresAt + 1),
    );
    expect(gone.facts.alternatives).toHaveLength(3);
  });

  test("a new hold replaces the old one only when it succeeds", async () => {
    const { scheduling } = fixture;
    const [first, second] = [tuesday + 4 * hour, tuesday + 5 * hour];
    const held = await scheduling.holds!.hold(holdRequest(first), now);
    await refused(
      "ERR_SLOT_NOT_OFFERED",
      scheduling.holds!.hold({ ...holdRequest(first + minute), replaces: held }, now),
    );
    expect(await isFree(first)).toBe(false);
    const wrongSecret = { id: held.id, secret: "a guess" };
    const other = await scheduling.holds!.hold(
      { ...holdRequest(second), replaces: wrongSecret },
      now,
    );
    expect(await isFree(first)).toBe(false);
    await scheduling.holds!.release(other);
    const moved = await scheduling.holds!.hold({ ...holdRequest(second), replaces: held }, now);
    expect([await isFree(first), await isFree(second)]).toEqual([true, false]);
    const same = await scheduling.holds!.hold({ ...holdRequest(second), replaces: moved }, now);
    await scheduling.holds!.release(same);
  });

  test("a visitor has at most three live holds; a fourth takes the place of one of two minutes", async () => {
    const { scheduling } = fixture;
    const wednesday = tuesday + day;
    for (const at of [0, 1, 2]) {
      await scheduling.holds!.hold(
        holdRequest(wednesday + at * hour, "greedy"),
        now + at * minute / 2,
      );
    }
    const fourth = holdRequest(wednesday + 3 * hour, "greedy");
    const tooMany = await refused(
      "ERR_TOO_MANY_REQUESTS",
      scheduling.holds!.hold(fourth, now + minute),
    );
    expect(tooMany.facts.retryAfter).toBe(60);
    await scheduling.holds!.hold(fourth, now + 2 * minute);
    expect(await isFree(wednesday)).toBe(true);
    expect(await isFree(wednesday + hour)).toBe(false);
  });
});

describe("writes of another process", () => {
  test("are visible within a second", async () => {
    const thursday = tuesday + 2 * day;
    expect(await isFree(thursday)).toBe(true);
    await fixture.database.transaction(async (tx) => {
      await tx.insert(availabilityExceptions).values({
        id: "closed",
        accountId: "anna-id",
        date: "2026-11-19",
      });
    });
    await expect.poll(() => isFree(thursday), { timeout: 1000 }).toBe(false);
    const next = await fixture.scheduling.listNextTimes([fixture.session], 5, thursday - day / 2);
    expect(next.get(fixture.session)![0]!.startsAt).toBeGreaterThan(thursday + day / 2);
  });

  test("are always considered when booking", async () => {
    const friday = tuesday + 3 * day;
    expect(await isFree(friday)).toBe(true);
    await fixture.database.transaction(async (tx) => {
      await tx.insert(availabilityExceptions).values({
        id: "closed too",
        accountId: "anna-id",
        date: "2026-11-20",
      });
    });
    await refused("ERR_SLOT_NOT_OFFERED", fixture.scheduling.book(booking(friday), now));
  });
});

test("the database triggers refuse overlaps that bypass the rules", async () => {
  const startsAt = tuesday + 9 * day;
  const { event } = await fixture.scheduling.book(booking(startsAt), now);
  const [row] = await fixture.database.read.select().from(scheduledEvents)
    .where(eq(scheduledEvents.id, event.uri.split("/").at(-1)!));
  const inBetween = { ...row!, id: "second net", startsAt: startsAt + 10 * minute };
  await refused(
    "ERR_SLOT_TAKEN",
    fixture.database.transaction((tx) =>
      refusedAs(DomainError, tx.insert(scheduledEvents).values(inBetween))
    ),
  );
});
