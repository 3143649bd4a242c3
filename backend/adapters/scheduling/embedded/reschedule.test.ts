import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import { refused } from "../scheduling-fixture.testing.ts";
import { openFixture } from "./embedded-fixture.testing.ts";
import { day, hour, minute } from "../../../domain/duration.ts";

let fixture: Awaited<ReturnType<typeof openFixture>>;
let now: number;
let people = 0;
let days = 0;

beforeAll(async () => {
  fixture = await openFixture();
  now = fixture.now;
});
afterAll(() => fixture.close());

function nextTuesday() {
  return now + ++days * 7 * day + day + 3 * hour;
}

async function book(startsAt: number, meetingType: "VIDEO_CALL" | "IN_PERSON" = "VIDEO_CALL") {
  return await fixture.scheduling.book({
    eventTypeUri: fixture.session,
    startsAt,
    meetingType,
    invitee: { name: "Mari", email: `m${people++}@a.ee`, timeZone: "Europe/Tallinn" },
    answers: [],
    tracking: {},
  }, now);
}

async function starts(from: number, to: number) {
  const times = await fixture.scheduling.listAvailableTimes(fixture.session, { from, to }, now);
  return times.map(({ startsAt }) => startsAt);
}

async function set(settings: Partial<typeof schedulingAccounts.$inferInsert>) {
  await fixture.database.transaction((tx) =>
    tx.update(schedulingAccounts).set(settings).where(eq(schedulingAccounts.id, "anna-id"))
  );
}

test("the old time and its buffer do not block the new time", async () => {
  const tuesday = nextTuesday();
  await set({ stepMinutes: 30 });
  try {
    const old = await book(tuesday);
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + 30 * minute, by: "client" };
    const { event } = await fixture.scheduling.reschedule(move, now);
    expect(event.startsAt).toBe(tuesday + 30 * minute);
    expect(await starts(tuesday, tuesday + 2 * hour)).toEqual([tuesday + 90 * minute]);
  } finally {
    await set({ stepMinutes: 60 });
  }
});

test("alternatives include times next to the old booking", async () => {
  const tuesday = nextTuesday();
  await set({ stepMinutes: 30 });
  try {
    const old = await book(tuesday);
    await book(tuesday + 2 * hour);
    const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + 2 * hour, by: "client" };
    const gone = await refused("ERR_SLOT_TAKEN", fixture.scheduling.reschedule(move, now));
    expect(gone.facts.alternatives).toContain(tuesday + hour);
    expect(gone.facts.alternatives).not.toContain(tuesday);
  } finally {
    await set({ stepMinutes: 60 });
  }
});

test("a booking can be moved to a held time", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const old = await book(tuesday);
  const request = {
    eventTypeUri: fixture.session,
    startsAt: tuesday + hour,
    holderHash: "mover",
    networkHash: "network",
  };
  const hold = await scheduling.holds!.hold(request, now);
  const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + hour, by: "client" };
  await refused("ERR_SLOT_TAKEN", scheduling.reschedule(move, now));
  const { event } = await scheduling.reschedule({ ...move, hold }, now);
  expect(event.startsAt).toBe(tuesday + hour);
  expect(await starts(tuesday, tuesday + 2 * hour)).toEqual([tuesday]);
});

test("the meeting type stays where possible", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const old = await book(tuesday, "IN_PERSON");
  const move = { inviteeUri: old.invitee.uri, startsAt: tuesday + hour, by: "therapist" };
  const moved = await scheduling.reschedule(move, now);
  expect(moved.event).toMatchObject({ meetingType: "IN_PERSON", place: "Pikk 1" });
  const monday = tuesday + 6 * day;
  const toVideo = { inviteeUri: moved.invitee.uri, startsAt: monday, by: "therapist" };
  expect((await scheduling.reschedule(toVideo, now)).event).toMatchObject({
    meetingType: "VIDEO_CALL",
    place: "",
  });
});

test("one of ten concurrent reschedules of a booking succeeds, and one of ten to the same time", async () => {
  const { scheduling } = fixture;
  const tuesday = nextTuesday();
  const old = await book(tuesday);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      scheduling.reschedule(
        { inviteeUri: old.invitee.uri, startsAt: tuesday + (at % 5 + 1) * hour, by: "client" },
        now,
      ).then(() => "moved", (error) => error instanceof DomainError ? error.code : error)),
  );
  expect(outcomes.filter((outcome) => outcome === "moved")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "ERR_ILLEGAL_TRANSITION")).toHaveLength(9);
  const free = await starts(tuesday, tuesday + 8 * hour);
  expect(free).toHaveLength(7);
  expect(free).toContain(tuesday);
});
