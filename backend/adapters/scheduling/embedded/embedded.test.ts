import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusedAs } from "db/refused-write.ts";
import { availabilityExceptions, holds, scheduledEvents } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { describeScheduling } from "../scheduling.contract.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { openFixture } from "./embedded-fixture.testing.ts";

describeScheduling("embedded", openFixture);

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

/** Each holder has an address of their own unless told otherwise. */
function holdRequest(startsAt: number, holderHash = `holder ${people++}`) {
  return { eventTypeUri: fixture.session, startsAt, holderHash };
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

test("an account is asked for by the name in its booking pages too", async () => {
  const { scheduling } = fixture;
  const byName = await scheduling.listEventTypes({
    limit: 100,
    ownerUri: scheduling.resourceUri("users/anna"),
  });
  const byId = await scheduling.listEventTypes({ limit: 100, ownerUri: fixture.anna });
  expect(byName).toEqual(byId);
  expect(byName.items.map(({ uri }) => uri)).toEqual([fixture.session, fixture.inPerson]);
});

describe("holds", () => {
  test("a kept time is nobody else's until it is released", async () => {
    const { scheduling } = fixture;
    const kept = await scheduling.holds!.hold(holdRequest(tuesday), now);
    expect(kept.expiresAt).toBe(now + 5 * minute);
    expect(await isFree(tuesday)).toBe(false);
    const taken = await refused(
      "ERR_SLOT_TAKEN",
      scheduling.holds!.hold(holdRequest(tuesday), now),
    );
    expect(taken.facts.alternatives).toEqual([1, 2, 3].map((hours) => tuesday + hours * hour));
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday), now));
    await refused(
      "ERR_NOT_FOUND",
      scheduling.holds!.release({ id: kept.id, secret: "a wrong secret" }),
    );
    await scheduling.holds!.release(kept);
    expect(await isFree(tuesday)).toBe(true);
    await refused("ERR_NOT_FOUND", scheduling.holds!.release(kept));
  });

  test("the holder books what is kept, once", async () => {
    const { scheduling } = fixture;
    const startsAt = tuesday + hour;
    const kept = await scheduling.holds!.hold(holdRequest(startsAt), now);
    const stolen = { id: kept.id, secret: "guessed" };
    await refused("ERR_SLOT_TAKEN", scheduling.book(booking(startsAt, stolen), now));
    const { event } = await scheduling.book(booking(startsAt, kept), now + minute);
    expect(event.startsAt).toBe(startsAt);
    expect(await fixture.database.read.select().from(holds).where(eq(holds.id, kept.id)))
      .toEqual([]);
    await refused("ERR_HOLD_EXPIRED", scheduling.book(booking(startsAt, kept), now + minute));
  });

  test("a hold ends by time alone, and its holder may still be lucky", async () => {
    const { scheduling } = fixture;
    const startsAt = tuesday + 2 * hour;
    const kept = await scheduling.holds!.hold(holdRequest(startsAt), now);
    expect(await isFree(startsAt, kept.expiresAt - 1)).toBe(false);
    expect(await isFree(startsAt, kept.expiresAt)).toBe(true);
    await scheduling.book(booking(startsAt, kept), kept.expiresAt);

    const next = tuesday + 3 * hour;
    const late = await scheduling.holds!.hold(holdRequest(next), now);
    await scheduling.book(booking(next), late.expiresAt);
    const gone = await refused(
      "ERR_HOLD_EXPIRED",
      scheduling.book(booking(next, late), late.expiresAt + 1),
    );
    expect(gone.facts.alternatives).toHaveLength(3);
  });

  test("choosing another time replaces the hold, unless the other cannot be had", async () => {
    const { scheduling } = fixture;
    const [first, second] = [tuesday + 4 * hour, tuesday + 5 * hour];
    const kept = await scheduling.holds!.hold(holdRequest(first), now);
    await refused(
      "ERR_SLOT_NOT_OFFERED",
      scheduling.holds!.hold({ ...holdRequest(first + minute), replaces: kept }, now),
    );
    expect(await isFree(first)).toBe(false);
    const strangers = { id: kept.id, secret: "a guess" };
    const other = await scheduling.holds!.hold(
      { ...holdRequest(second), replaces: strangers },
      now,
    );
    expect(await isFree(first)).toBe(false);
    await scheduling.holds!.release(other);
    const moved = await scheduling.holds!.hold({ ...holdRequest(second), replaces: kept }, now);
    expect([await isFree(first), await isFree(second)]).toEqual([true, false]);
    const same = await scheduling.holds!.hold({ ...holdRequest(second), replaces: moved }, now);
    await scheduling.holds!.release(same);
  });

  test("one visitor keeps at most three times", async () => {
    const { scheduling } = fixture;
    const wednesday = tuesday + day;
    for (const at of [0, 1, 2]) {
      await scheduling.holds!.hold(holdRequest(wednesday + at * hour, "greedy"), now + at * minute);
    }
    const fourth = holdRequest(wednesday + 3 * hour, "greedy");
    const tooMany = await refused(
      "ERR_TOO_MANY_REQUESTS",
      scheduling.holds!.hold(fourth, now + 2 * minute),
    );
    expect(tooMany.facts.retryAfter).toBe(180);
    await scheduling.holds!.hold(fourth, now + 5 * minute);
  });
});

describe("what others write", () => {
  test("is seen within a second", async () => {
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

  test("decides at once, whatever was seen before", async () => {
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

test("the triggers refuse what the rules would have let through", async () => {
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
