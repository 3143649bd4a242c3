import { describe, expect, test } from "vitest";
import type { Availability, Busy, Slot } from "./availability.ts";
import { findSlot, isOffered, listSlots, nearestSlots, nextSlots } from "./slots.ts";
import { day } from "./duration.ts";

const office: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    fromMinute: 9 * 60,
    toMinute: 17 * 60,
    placeId: null,
  })),
  exceptions: [],
  vacations: [],
  bufferMinutes: 10,
  travelMinutes: 0,
  minimumNoticeMinutes: 0,
  horizonDays: 60,
  stepMinutes: 60,
  dailyMaximum: null,
  closedOnPublicHolidays: true,
};

/** Monday 16 November 2026, 8:00 in Tallinn. */
const monday = at("2026-11-16T06:00:00Z");

function at(iso: string) {
  return Date.parse(iso);
}

function busyAt(iso: string, minutes = 50): Busy {
  return { startsAt: at(iso), endsAt: at(iso) + minutes * 60_000 };
}

function week(availability: Partial<Availability> = {}, busy: Busy[] = [], durationMinutes = 50) {
  const query = { durationMinutes, from: monday, to: monday + 7 * day, now: monday };
  return wallTimes(listSlots({ ...office, ...availability }, busy, query));
}

function wallTimes(slots: Slot[], zone = "Europe/Tallinn") {
  return slots.map(({ startsAt }) =>
    Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(zone)
      .toString({ timeZoneName: "never", smallestUnit: "minute" })
  );
}

test("sessions in two places are apart by buffer and travel, to the minute", () => {
  const rules = office.rules.map((rule) => ({ ...rule, placeId: "room" }));
  const travelling = { ...office, rules, bufferMinutes: 10, travelMinutes: 30, stepMinutes: 5 };
  const elsewhere = { ...busyAt("2026-11-16T10:00:00Z", 60), placeId: "studio" };
  const query = { durationMinutes: 50, from: monday, to: monday + day, now: monday };
  const inPerson = listSlots(travelling, [elsewhere], { ...query, onlyBy: "IN_PERSON" });
  const gapOf = ({ startsAt, endsAt }: Slot) =>
    Math.max(elsewhere.startsAt - endsAt, startsAt - elsewhere.endsAt) / 60_000;
  expect(Math.min(...inPerson.map(gapOf))).toBe(40);
  const either = listSlots(travelling, [elsewhere], query);
  expect(Math.min(...either.map(gapOf))).toBe(10);
  expect(either.filter((slot) => gapOf(slot) < 40).map(({ placeId }) => placeId))
    .toEqual(Array(either.length - inPerson.length).fill(null));
});

describe("rules", () => {
  test("starts are counted in steps from the start of the range", () => {
    const slots = week();
    expect(slots).toHaveLength(40);
    expect(slots.slice(0, 8)).toEqual(
      [9, 10, 11, 12, 13, 14, 15, 16].map((hour) =>
        `2026-11-16T${String(hour).padStart(2, "0")}:00+02:00`
      ),
    );
  });

  test("a group with set times starts only then, also between the steps and not outside of hours", () => {
    const startTimes = [
      { weekday: 4, minute: 9 * 60 + 25 },
      { weekday: 2, minute: 16 * 60 + 10 },
      { weekday: 2, minute: 16 * 60 + 15 },
      { weekday: 6, minute: 12 * 60 },
    ];
    expect(week({ startTimes })).toEqual(["2026-11-17T16:10+02:00", "2026-11-19T09:25+02:00"]);
  });

  test("no session ends after its range", () => {
    expect(week({}, [], 90).slice(0, 8)).not.toContain("2026-11-16T16:00+02:00");
    expect(week({}, [], 60).slice(0, 8)).toContain("2026-11-16T16:00+02:00");
    expect(week({}, [], 8 * 60)).toHaveLength(5);
    expect(week({}, [], 8 * 60 + 1)).toHaveLength(0);
  });

  test("an exception replaces the day; one without ranges closes it", () => {
    const exceptions = [
      { date: "2026-11-16", ranges: [] },
      { date: "2026-11-21", ranges: [{ fromMinute: 615, toMinute: 720, placeId: null }] },
    ];
    const slots = week({ exceptions });
    expect(slots[0]).toBe("2026-11-17T09:00+02:00");
    expect(slots.filter((slot) => slot.startsWith("2026-11-21")))
      .toEqual(["2026-11-21T10:15+02:00"]);
  });

  test("public holidays are closed unless a setting or an exception opens them", () => {
    const december = { from: at("2026-12-21T00:00Z"), to: at("2026-12-28T00:00Z") };
    const query = { durationMinutes: 50, ...december, now: monday };
    const dates = (availability: Availability) =>
      new Set(wallTimes(listSlots(availability, [], query)).map((slot) => slot.slice(8, 10)));
    expect([...dates(office)]).toEqual(["21", "22", "23"]);
    expect([...dates({ ...office, closedOnPublicHolidays: false })])
      .toEqual(["21", "22", "23", "24", "25"]);
    const opened = { date: "2026-12-25", ranges: office.rules.slice(0, 1) };
    expect([...dates({ ...office, exceptions: [opened] })]).toEqual(["21", "22", "23", "25"]);
  });

  test("a time in two ranges is offered once, with the place", () => {
    const rules = [
      { weekday: 1, fromMinute: 540, toMinute: 720, placeId: null },
      { weekday: 1, fromMinute: 600, toMinute: 660, placeId: "room" },
    ];
    const query = { durationMinutes: 60, from: monday, to: monday + day, now: monday };
    expect(listSlots({ ...office, rules }, [], query).map(({ placeId }) => placeId))
      .toEqual([null, "room", null]);
  });
});

describe("limits", () => {
  test("the buffer applies before and after", () => {
    const times = (bufferMinutes: number) =>
      week({ bufferMinutes }, [busyAt("2026-11-16T09:05:00Z", 60)]).slice(0, 3);
    expect(times(10)).toEqual([
      "2026-11-16T09:00+02:00",
      "2026-11-16T10:00+02:00",
      "2026-11-16T13:00+02:00",
    ]);
    expect(times(30)).toEqual([
      "2026-11-16T09:00+02:00",
      "2026-11-16T13:00+02:00",
      "2026-11-16T14:00+02:00",
    ]);
  });

  test("a session may begin exactly at the end of another's buffer", () => {
    const after = week({}, [busyAt("2026-11-16T07:00:00Z", 50)]);
    expect(after[0]).toBe("2026-11-16T10:00+02:00");
    expect(week({ bufferMinutes: 11 }, [busyAt("2026-11-16T07:00:00Z", 50)])[0])
      .toBe("2026-11-16T11:00+02:00");
  });

  test("minimum notice applies to the minute", () => {
    expect(week({ minimumNoticeMinutes: 60 })[0]).toBe("2026-11-16T09:00+02:00");
    expect(week({ minimumNoticeMinutes: 61 })[0]).toBe("2026-11-16T10:00+02:00");
  });

  test("the horizon ends at midnight in the account's zone", () => {
    expect(week({ horizonDays: 1 }).at(-1)).toBe("2026-11-17T16:00+02:00");
    expect(week({ horizonDays: 0 })).toHaveLength(8);
    const farEast = { timeZone: "Pacific/Apia", horizonDays: 0 };
    const now = at("2026-11-15T20:00:00Z");
    const query = { durationMinutes: 50, from: now, to: now + 7 * day, now };
    const apia = wallTimes(listSlots({ ...office, ...farEast }, [], query), "Pacific/Apia");
    expect(new Set(apia.map((slot) => slot.slice(0, 10)))).toEqual(new Set(["2026-11-16"]));
  });

  test("the daily maximum counts days in the account's zone", () => {
    const busy = [busyAt("2026-11-16T07:00:00Z"), busyAt("2026-11-16T08:00:00Z")];
    expect(week({ dailyMaximum: 3 }, busy)).toHaveLength(38);
    expect(week({ dailyMaximum: 2 }, busy)).toHaveLength(32);
    const lateInTallinn = [busyAt("2026-11-16T22:30:00Z"), busyAt("2026-11-17T10:00:00Z")];
    expect(week({ dailyMaximum: 2 }, lateInTallinn).filter((slot) => slot.startsWith("2026-11-17")))
      .toEqual([]);
  });

  test("no slot is offered in the past", () => {
    const query = { durationMinutes: 50, from: monday - 30 * day, to: monday + day, now: monday };
    expect(wallTimes(listSlots(office, [], query))[0]).toBe("2026-11-16T09:00+02:00");
    expect(isOffered(office, [], { ...query, startsAt: monday - 7 * day + 3_600_000 })).toBe(false);
  });
});

describe("clock changes in Tallinn", () => {
  const night = {
    ...office,
    rules: [{ weekday: 7, fromMinute: 120, toMinute: 360, placeId: null }],
    horizonDays: 300,
    closedOnPublicHolidays: false,
  };

  test("no slot in the spring gap", () => {
    const now = at("2027-03-27T00:00:00Z");
    const query = { durationMinutes: 50, from: now, to: now + 2 * day, now };
    expect(wallTimes(listSlots(night, [], query))).toEqual([
      "2027-03-28T02:00+02:00",
      "2027-03-28T04:00+03:00",
      "2027-03-28T05:00+03:00",
    ]);
  });

  test("the repeated autumn hour gives two slots with different offsets", () => {
    const now = at("2026-10-24T00:00:00Z");
    const query = { durationMinutes: 50, from: now, to: now + 2 * day, now };
    expect(wallTimes(listSlots(night, [], query))).toEqual([
      "2026-10-25T02:00+03:00",
      "2026-10-25T03:00+03:00",
      "2026-10-25T03:00+02:00",
      "2026-10-25T04:00+02:00",
      "2026-10-25T05:00+02:00",
    ]);
  });

  test("a range that ends in the repeated hour is open twice", () => {
    const now = at("2026-10-24T00:00:00Z");
    const rules = [{ weekday: 7, fromMinute: 150, toMinute: 210, placeId: null }];
    const query = { durationMinutes: 30, from: now, to: now + 2 * day, now };
    expect(wallTimes(listSlots({ ...night, rules, stepMinutes: 15 }, [], query))).toEqual([
      "2026-10-25T02:30+03:00",
      "2026-10-25T02:45+03:00",
      "2026-10-25T03:00+03:00",
      "2026-10-25T03:00+02:00",
    ]);
  });
});

describe("the next and the nearest", () => {
  test("nextSlots gives the first of each day before a second of any", () => {
    expect(wallTimes(nextSlots(office, [], { durationMinutes: 50, now: monday }, 3))).toEqual([
      "2026-11-16T09:00+02:00",
      "2026-11-17T09:00+02:00",
      "2026-11-18T09:00+02:00",
    ]);
  });

  test("nextSlots adds second and third slots when there are few days", () => {
    const soon = { ...office, horizonDays: 1 };
    const slots = nextSlots(soon, [], { durationMinutes: 50, now: monday }, 3);
    expect(wallTimes(slots)).toEqual([
      "2026-11-16T09:00+02:00",
      "2026-11-16T10:00+02:00",
      "2026-11-17T09:00+02:00",
    ]);
    expect(nextSlots(soon, [], { durationMinutes: 480, now: monday }, 3)).toHaveLength(2);
  });

  test("nearestSlots gives the three nearest slots in order", () => {
    const startsAt = at("2026-11-18T09:00:00Z");
    const taken = [busyAt("2026-11-18T09:00:00Z")];
    const query = { durationMinutes: 50, startsAt, now: monday };
    expect(findSlot(office, taken, query)).toBeNull();
    expect(wallTimes(nearestSlots(office, taken, query))).toEqual([
      "2026-11-18T09:00+02:00",
      "2026-11-18T10:00+02:00",
      "2026-11-18T12:00+02:00",
    ]);
  });

  test("nearestSlots reaches further when the week is full", () => {
    const startsAt = at("2026-11-16T09:00:00Z");
    const taken = [{ startsAt: monday, endsAt: monday + 20 * day }];
    const query = { durationMinutes: 50, startsAt, now: monday };
    expect(wallTimes(nearestSlots(office, taken, query))[0]).toBe("2026-12-07T09:00+02:00");
  });
});
