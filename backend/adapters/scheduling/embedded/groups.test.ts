import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { addType, openFixture } from "./embedded-fixture.testing.ts";
import { day, hour, minute } from "../../../domain/duration.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
let circle: string;
let now: number;
let people = 0;
let days = 0;

beforeAll(async () => {
  fixture = await openFixture();
  now = fixture.now;
  circle = await addType(fixture.database, { id: "circle", capacity: 3 });
});
afterAll(() => fixture.close());

/** A different Tuesday, 9:00, for each test. */
function nextTuesday() {
  return now + ++days * 7 * day + day + 3 * hour;
}

function booking(startsAt: number, given: { type?: string; email?: string } = {}) {
  const { type = circle, email = `guest${people++}@a.ee` } = given;
  return {
    eventTypeUri: type,
    startsAt,
    invitee: { name: "Mari", email, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  };
}

function holdRequest(startsAt: number) {
  return {
    eventTypeUri: circle,
    startsAt,
    holderHash: `holder ${people}`,
    networkHash: `network ${people++}`,
  };
}

async function seatsAt(startsAt: number, type = circle, at = now) {
  const range = { from: startsAt, to: startsAt + 1 };
  const [time] = await fixture.scheduling.listAvailableTimes(type, range, at);
  return time?.seatsLeft ?? 0;
}

test("guests share one event until it is full, and the time is blocked for other types", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  expect(await seatsAt(tuesday)).toBe(3);
  const one = await scheduling.book(booking(tuesday), now);
  expect(await seatsAt(tuesday)).toBe(2);
  expect(await seatsAt(tuesday, fixture.session)).toBe(0);
  const two = await scheduling.book(booking(tuesday), now);
  expect(two.event.uri).toBe(one.event.uri);
  expect(two.event.guests).toEqual({ total: 2, active: 2, limit: 3 });
  await scheduling.book(booking(tuesday), now);
  expect(await seatsAt(tuesday)).toBe(0);
  const gone = await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday), now));
  expect(gone.facts.alternatives).toEqual([1, 2, 3].map((hours) => tuesday + hours * hour));
  const found = await scheduling.findScheduledEvent(one.event.uri);
  expect(found!.invitees).toHaveLength(3);
});

test("the first guest decides the meeting type of a group", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const first = { ...booking(tuesday), meetingType: "IN_PERSON" as const };
  await scheduling.book(first, now);
  const [time] = await scheduling.listAvailableTimes(
    circle,
    { from: tuesday, to: tuesday + 1 },
    now,
  );
  expect(time).toMatchObject({ meetingTypes: ["IN_PERSON"], place: "Pikk 1", seatsLeft: 2 });
  await refused(
    "ERR_SLOT_NOT_OFFERED",
    scheduling.book({ ...booking(tuesday), meetingType: "VIDEO_CALL" }, now),
  );
  const { event } = await scheduling.book(booking(tuesday), now);
  expect(event).toMatchObject({ meetingType: "IN_PERSON", place: "Pikk 1" });
});

test("a hold takes one seat of a group", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const held = await scheduling.holds!.hold(holdRequest(tuesday), now);
  expect(await seatsAt(tuesday)).toBe(2);
  await scheduling.holds!.hold(holdRequest(tuesday), now);
  await scheduling.book(booking(tuesday), now);
  expect(await seatsAt(tuesday)).toBe(0);
  await refused("ERR_SLOT_TAKEN", scheduling.holds!.hold(holdRequest(tuesday), now));
  await refused("ERR_SLOT_TAKEN", scheduling.book(booking(tuesday), now));
  await scheduling.book({ ...booking(tuesday), hold: held }, now);
  expect(await seatsAt(tuesday, circle, now + 6 * minute)).toBe(1);
});

test("cancelling one guest keeps the event; cancelling the last frees the time", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const one = await scheduling.book(booking(tuesday, { email: "one@a.ee" }), now);
  const two = await scheduling.book(booking(tuesday), now);
  const { uri: eventUri } = one.event;
  await scheduling.cancel({ eventUri, inviteeUri: one.invitee.uri }, "client", "ill", now);
  await scheduling.cancel({ eventUri, inviteeUri: one.invitee.uri }, "client", "again", now);
  expect((await scheduling.findInvitee(one.invitee.uri))!.invitee.status).toBe("canceled");
  expect(await scheduling.findInvitee(two.invitee.uri)).toMatchObject({
    event: { status: "active", guests: { total: 2, active: 1, limit: 3 } },
    invitee: { status: "active" },
  });
  expect(await seatsAt(tuesday)).toBe(2);
  const created = await scheduling.listInviteesCreated({ from: now, to: now + 1 });
  const listed = created.map(({ invitee }) => invitee.uri);
  expect(listed).toContain(two.invitee.uri);
  expect(listed).not.toContain(one.invitee.uri);
  await scheduling.book(booking(tuesday, { email: "one@a.ee" }), now);
  const unknown = fixture.scheduling.resourceUri(`scheduled_events/x/invitees/none`);
  await refused(
    "ERR_NOT_FOUND",
    scheduling.cancel({ eventUri, inviteeUri: unknown }, "", "", now),
  );

  await scheduling.cancel({ eventUri }, "therapist", "", now);
  expect(await seatsAt(tuesday, fixture.session)).toBe(1);
  expect((await scheduling.findInvitee(two.invitee.uri))!.invitee.status).toBe("canceled");
});

test("eight of twenty concurrent bookings get the eight seats", async () => {
  const { scheduling, database } = fixture;
  const eight = await addType(database, { id: "eight", capacity: 8 });
  const tuesday = nextTuesday();
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => scheduling.book(booking(tuesday, { type: eight }), now)),
  );
  const events = answers.flatMap((answer) =>
    answer.status === "fulfilled" ? [answer.value.event.uri] : []
  );
  expect(events).toHaveLength(8);
  expect(new Set(events).size).toBe(1);
  for (const answer of answers) {
    if (answer.status === "rejected") {
      expect(answer.reason).toMatchObject({ code: "ERR_SLOT_TAKEN" });
    }
  }
});

test("a client cannot have two seats in one group", async () => {
  const tuesday = nextTuesday();
  await fixture.scheduling.book(booking(tuesday, { email: "twice@a.ee" }), now);
  await refused(
    "ERR_CLIENT_BUSY",
    fixture.scheduling.book(booking(tuesday, { email: "Twice@A.ee" }), now),
  );
});

test("the daily maximum counts events, not seats", async () => {
  const { scheduling, database } = fixture;
  const tuesday = nextTuesday();
  await database.transaction((tx) =>
    tx.update(schedulingAccounts).set({ dailyMaximum: 1 }).where(
      eq(schedulingAccounts.id, "anna-id"),
    )
  );
  try {
    await scheduling.holds!.hold(holdRequest(tuesday), now);
    await scheduling.book(booking(tuesday), now);
    expect(await seatsAt(tuesday)).toBe(1);
    expect(await seatsAt(tuesday + hour)).toBe(0);
    await scheduling.book(booking(tuesday), now);
    expect(await seatsAt(tuesday)).toBe(0);
  } finally {
    await database.transaction((tx) =>
      tx.update(schedulingAccounts).set({ dailyMaximum: null })
        .where(eq(schedulingAccounts.id, "anna-id"))
    );
  }
});

test("rescheduling one guest keeps the others", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const one = await scheduling.book(booking(tuesday), now);
  const two = await scheduling.book(booking(tuesday), now);
  const there = await scheduling.book(booking(tuesday + 2 * hour), now);
  const move = { inviteeUri: one.invitee.uri, startsAt: tuesday + 2 * hour, by: "client" };
  const moved = await scheduling.reschedule(move, now);
  expect(moved.event.uri).toBe(there.event.uri);
  expect(await seatsAt(tuesday)).toBe(2);
  expect((await scheduling.findInvitee(two.invitee.uri))!.event.status).toBe("active");
});

describe("once per client", () => {
  test("a first meeting can be booked once, again after a cancellation", async () => {
    const { scheduling, database } = fixture;
    const intro = await addType(database, { id: "intro", oncePerClient: true });
    const tuesday = nextTuesday();
    const first = booking(tuesday, { type: intro, email: "new@a.ee" });
    const one = await scheduling.book(first, now);
    const again = { ...first, startsAt: tuesday + hour };
    await refused("ERR_ONCE_PER_CLIENT", scheduling.book(again, now));
    await refused("ERR_ONCE_PER_CLIENT", scheduling.book(again, tuesday + 30 * minute));
    const moved = await scheduling.reschedule(
      { inviteeUri: one.invitee.uri, startsAt: tuesday + 2 * hour, by: "client" },
      now,
    );
    await refused("ERR_ONCE_PER_CLIENT", scheduling.book(again, now));
    await scheduling.book(booking(tuesday, { type: intro }), now);
    await scheduling.cancel({ eventUri: moved.event.uri }, "client", "", now);
    await scheduling.book(again, now);
  });

  test("concurrent bookings of a first meeting succeed once per client", async () => {
    const { scheduling, database } = fixture;
    const intro = await addType(database, { id: "intro-race", oncePerClient: true });
    const tuesday = nextTuesday();
    const outcomes = await Promise.all(
      [0, 1, 2, 3, 4].flatMap((hours) =>
        [0, 24].map((later) =>
          scheduling.book(
            booking(tuesday + (hours + later) * hour, { type: intro, email: `race${hours}@a.ee` }),
            now,
          ).then(() => "booked", (error) => error instanceof DomainError ? error.code : error)
        )
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      ...Array(5).fill("ERR_ONCE_PER_CLIENT"),
      ...Array(5).fill("booked"),
    ]);
  });
});
