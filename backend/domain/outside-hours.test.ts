import { expect, test } from "vitest";
import type { Availability } from "./availability.ts";
import type { BookableType, BusyTime, CalendarType } from "./calendar.ts";
import { hour, minute } from "./duration.ts";
import { decideOwnBooking, isFreeOutsideHours } from "./outside-hours.ts";
import { usualRules } from "./practice-rules.ts";

/** Monday, 16 November 2026, 6:00 in Tallinn; the hours are Mondays 9:00–17:00. */
const now = Date.parse("2026-11-16T04:00:00Z");
const evening = now + 13 * hour;

const availability: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [{ weekday: 1, fromMinute: 9 * 60, toMinute: 17 * 60, placeId: "room" }],
  exceptions: [{ date: "2026-11-18", ranges: [] }],
  vacations: [{ fromDate: "2026-11-19", toDate: "2026-11-20" }],
  bufferMinutes: 0,
  travelMinutes: 0,
  minimumNoticeMinutes: 24 * 60,
  horizonDays: 30,
  stepMinutes: 60,
  dailyMaximum: 1,
  closedOnPublicHolidays: true,
};

function bookable(busy: Pick<BusyTime, "startsAt" | "kind">[] = []): BookableType {
  const type: CalendarType = {
    id: "session",
    slug: "session",
    name: "Session",
    durationMinutes: 50,
    meetingTypes: ["VIDEO_CALL", "IN_PERSON"],
    onlyBy: undefined,
    capacity: 1,
    oncePerClient: false,
    startTimes: [],
    active: true,
    companionIds: [],
    isComplete: true,
    rules: usualRules,
    availability,
  };
  const taken = busy.map((time): BusyTime => ({
    endsAt: time.startsAt + 50 * minute,
    placeId: null,
    typeId: "session",
    event: null,
    holdId: null,
    expiresAt: Infinity,
    seats: 1,
    ...time,
  }));
  return {
    type,
    calendar: {
      account: { id: "anna", slug: "anna", timeZone: "Europe/Tallinn" },
      places: new Map([["garden", "Aia 2"], ["room", "Pikk 1"]]),
      types: new Map([[type.id, type]]),
      busy: taken,
      hasGroups: false,
      since: 0,
      availability,
    },
    companions: [],
  };
}

function decide(
  startsAt: number,
  outsideHours: boolean,
  { busy, clientBookings = [], ...how }: {
    placeId?: string;
    meetingType?: "IN_PERSON" | "VIDEO_CALL";
    busy?: Pick<BusyTime, "startsAt" | "kind">[];
    clientBookings?: { inviteeId: string; eventTypeId: string; startsAt: number; endsAt: number }[];
  } = {},
) {
  const wanted = { startsAt, now, hold: null, clientBookings, ...how };
  return decideOwnBooking(bookable(busy), wanted, outsideHours);
}

test("a time outside the hours is booked only when the practitioner says so", () => {
  expect(() => decide(evening, false)).toThrow("ERR_OUTSIDE_HOURS");
  const { time, meetingType } = decide(evening, true);
  expect(time).toMatchObject({ startsAt: evening, place: "Pikk 1" });
  expect(meetingType).toBe("VIDEO_CALL");
});

test("a time within the hours is booked either way", () => {
  for (const outsideHours of [false, true]) {
    expect(decide(now + 3 * hour, outsideHours).time.startsAt).toBe(now + 3 * hour);
  }
});

test.each([
  ["a closed weekday", "2026-11-17T08:00:00Z"],
  ["a closed date", "2026-11-18T08:00:00Z"],
  ["a public holiday", "2026-12-24T08:00:00Z"],
])("the practitioner can book on %s", (_, instant) => {
  const startsAt = Date.parse(instant);
  expect(() => decide(startsAt, false)).toThrow("ERR_OUTSIDE_HOURS");
  expect(decide(startsAt, true).time.startsAt).toBe(startsAt);
});

test.each(["booked", "held", "imported"] as const)("a %s time stays taken", (kind) => {
  const busy = [{ startsAt: evening + 30 * minute, kind }];
  expect(isFreeOutsideHours(bookable(busy), { startsAt: evening, now })).toBe(false);
  for (const outsideHours of [false, true]) {
    expect(() => decide(evening, outsideHours, { busy })).toThrow("ERR_SLOT_NOT_OFFERED");
  }
});

test("a vacation, a start between the steps, the past and the next day stay closed", () => {
  const times = [
    Date.parse("2026-11-19T08:00:00Z"),
    evening + 3 * minute,
    now - hour,
    Date.parse("2026-11-16T21:30:00Z"),
  ];
  for (const startsAt of times) {
    expect(() => decide(startsAt, true)).toThrow("ERR_SLOT_NOT_OFFERED");
  }
});

test("another session of the client shows only when the time would be booked", () => {
  const clientBookings = [
    { inviteeId: "other", eventTypeId: "other", startsAt: evening, endsAt: evening + hour },
  ];
  expect(() => decide(evening, false, { clientBookings })).toThrow("ERR_OUTSIDE_HOURS");
  expect(() => decide(evening, true, { clientBookings })).toThrow("ERR_CLIENT_BUSY");
});

test("another place than that of the hours is outside of them, and an unknown one is never offered", () => {
  const noon = now + 6 * hour;
  const inGarden = { placeId: "garden", meetingType: "IN_PERSON" as const };
  expect(decide(noon, false, { ...inGarden, placeId: "room" }).time.place).toBe("Pikk 1");
  expect(() => decide(noon, false, inGarden)).toThrow("ERR_OUTSIDE_HOURS");
  for (const startsAt of [noon, evening]) {
    const { time, meetingType } = decide(startsAt, true, inGarden);
    expect([time.place, meetingType]).toEqual(["Aia 2", "IN_PERSON"]);
    const unknown = { ...inGarden, placeId: "other" };
    expect(() => decide(startsAt, true, unknown)).toThrow("ERR_SLOT_NOT_OFFERED");
  }
});
