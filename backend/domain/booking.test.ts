import { describe, expect, test } from "vitest";
import type { Availability } from "./availability.ts";
import { alternativesTo, listFreeTimes, nearestStarts } from "./bookable-times.ts";
import {
  canMove,
  chooseMeetingType,
  type ClientBooking,
  decideBooking,
  decideHold,
  guestsLeaving,
  presentedHold,
} from "./booking.ts";
import type { BookableType, BusyTime, CalendarType } from "./calendar.ts";
import { hour, minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { usualRules } from "./practice-rules.ts";

/** Monday, 16 November 2026, 6:00 in Tallinn; hours are 9:00–17:00. */
const now = Date.parse("2026-11-16T04:00:00Z");
const nine = now + 3 * hour;

const availability: Availability = {
  timeZone: "Europe/Tallinn",
  rules: [{ weekday: 1, fromMinute: 9 * 60, toMinute: 17 * 60, placeId: "room" }],
  exceptions: [],
  vacations: [],
  bufferMinutes: 0,
  travelMinutes: 0,
  minimumNoticeMinutes: 0,
  horizonDays: 30,
  stepMinutes: 60,
  dailyMaximum: null,
  closedOnPublicHolidays: false,
};

function bookable(busy: BusyTime[] = [], more: Partial<CalendarType> = {}): BookableType {
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
    ...more,
  };
  return {
    type,
    calendar: {
      account: { id: "anna", slug: "anna", timeZone: "Europe/Tallinn" },
      places: new Map([["room", "Pikk 1"]]),
      types: new Map([[type.id, type]]),
      busy,
      hasGroups: type.capacity > 1,
      since: 0,
      availability,
    },
    companions: [],
  };
}

function busyAt(startsAt: number, more: Partial<BusyTime> = {}): BusyTime {
  return {
    startsAt,
    endsAt: startsAt + 50 * minute,
    kind: "booked",
    placeId: null,
    typeId: "session",
    event: { id: "event", meetingType: "VIDEO_CALL", place: "" },
    holdId: null,
    expiresAt: Infinity,
    seats: 1,
    ...more,
  };
}

function held(startsAt: number, holdId: string, expiresAt = now + 5 * minute): BusyTime {
  return busyAt(startsAt, { kind: "held", event: null, holdId, expiresAt });
}

function code(work: () => unknown): string {
  try {
    work();
    return "none";
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const request = { startsAt: nine, now, hold: null, clientBookings: [] as ClientBooking[] };

describe("decideBooking", () => {
  test("gives a free time with its end and the first possible meeting type", () => {
    const { time, meetingType } = decideBooking(bookable(), request);
    expect(time).toMatchObject({ startsAt: nine, endsAt: nine + 50 * minute, event: null });
    expect(meetingType).toBe("VIDEO_CALL");
  });

  test("refuses a second booking of a type that is once per client", () => {
    const clientBookings = [{ inviteeId: "one", eventTypeId: "session", startsAt: 0, endsAt: 1 }];
    const once = bookable([], { oncePerClient: true });
    expect(code(() => decideBooking(once, { ...request, clientBookings })))
      .toBe("ERR_ONCE_PER_CLIENT");
    expect(code(() => decideBooking(bookable(), { ...request, clientBookings }))).toBe("none");
  });

  test("refuses a client who has another booking at that time", () => {
    const overlapping = {
      inviteeId: "one",
      eventTypeId: "other",
      startsAt: nine + 49 * minute,
      endsAt: nine + hour,
    };
    const adjacent = { ...overlapping, startsAt: nine + 50 * minute };
    const decide = (booking: ClientBooking) =>
      decideBooking(bookable(), { ...request, clientBookings: [booking] });
    expect(code(() => decide(overlapping))).toBe("ERR_CLIENT_BUSY");
    expect(code(() => decide(adjacent))).toBe("none");
  });

  test("lets a booking move to a time that only it blocks", () => {
    const own = busyAt(nine, { event: { id: "own", meetingType: "VIDEO_CALL", place: "" } });
    const moved = { inviteeId: "one", eventId: "own", meetingType: "VIDEO_CALL" as const };
    const [startsAt, endsAt] = [nine, nine + 50 * minute];
    const booking = { inviteeId: "one", eventTypeId: "session", startsAt, endsAt };
    const decide = (change: Partial<typeof moved>) =>
      code(() =>
        decideBooking(bookable([own], { oncePerClient: true }), {
          ...request,
          moved: { ...moved, ...change },
          clientBookings: [booking],
        })
      );
    expect(decide({})).toBe("none");
    expect(decide({ eventId: "other" })).toBe("ERR_SLOT_TAKEN");
    expect(decide({ inviteeId: "other" })).toBe("ERR_ONCE_PER_CLIENT");
  });

  test("distinguishes a taken time from one that is not offered", () => {
    expect(code(() => decideBooking(bookable([busyAt(nine)]), request))).toBe("ERR_SLOT_TAKEN");
    const offStep = { ...request, startsAt: nine + 7 * minute };
    expect(code(() => decideBooking(bookable(), offStep))).toBe("ERR_SLOT_NOT_OFFERED");
  });

  test("lets only the holder book a held time", () => {
    const calendar = bookable([held(nine, "mine")]);
    const hold = { id: "mine", isOwn: true, hasExpired: false };
    expect(code(() => decideBooking(calendar, { ...request, hold }))).toBe("none");
    expect(code(() => decideBooking(calendar, request))).toBe("ERR_SLOT_TAKEN");
    expect(code(() => decideBooking(calendar, { ...request, hold: { ...hold, isOwn: false } })))
      .toBe("ERR_SLOT_TAKEN");
  });

  test("reports an expired hold only when its time is taken", () => {
    const hold = { id: "mine", isOwn: false, hasExpired: true };
    expect(code(() => decideBooking(bookable([busyAt(nine)]), { ...request, hold })))
      .toBe("ERR_HOLD_EXPIRED");
    expect(code(() => decideBooking(bookable(), { ...request, hold }))).toBe("none");
  });

  test("gives the seats of a group until it is full, in the group's own way to meet", () => {
    const group = (seats: number) =>
      bookable([
        busyAt(nine, { seats, event: { id: "g", meetingType: "IN_PERSON", place: "Pikk 1" } }),
      ], { capacity: 3 });
    const { time, meetingType } = decideBooking(group(2), request);
    expect(time).toMatchObject({ event: { id: "g" }, seatsLeft: 1, place: "Pikk 1" });
    expect(meetingType).toBe("IN_PERSON");
    expect(code(() => decideBooking(group(3), request))).toBe("ERR_SLOT_TAKEN");
  });
});

test("a meeting type is the requested one, else the former one, else the first", () => {
  const both = ["VIDEO_CALL", "IN_PERSON"] as const;
  expect(chooseMeetingType(both)).toBe("VIDEO_CALL");
  expect(chooseMeetingType(both, undefined, "IN_PERSON")).toBe("IN_PERSON");
  expect(chooseMeetingType(both, "VIDEO_CALL", "IN_PERSON")).toBe("VIDEO_CALL");
  expect(chooseMeetingType(["VIDEO_CALL"], undefined, "IN_PERSON")).toBe("VIDEO_CALL");
  expect(code(() => chooseMeetingType(["VIDEO_CALL"], "IN_PERSON"))).toBe("ERR_SLOT_NOT_OFFERED");
});

describe("decideHold", () => {
  const wanted = { startsAt: nine, now, replaced: null };

  test("holds a free time for five minutes", () => {
    expect(decideHold(bookable(), wanted))
      .toEqual({ startsAt: nine, endsAt: nine + 50 * minute, expiresAt: now + 5 * minute });
  });

  test("may replace the holder's own hold of the same time", () => {
    const calendar = bookable([held(nine, "mine")]);
    const replaced = { id: "mine", isOwn: true, hasExpired: false };
    expect(code(() => decideHold(calendar, { ...wanted, replaced }))).toBe("none");
    expect(code(() => decideHold(calendar, wanted))).toBe("ERR_SLOT_TAKEN");
  });
});

test("a hold belongs to the caller who knows its secret, until it expires", () => {
  const hold = { expiresAt: now + 1, secretHash: "hash" };
  expect(presentedHold("h", hold, "hash", now)).toEqual({
    id: "h",
    isOwn: true,
    hasExpired: false,
  });
  expect(presentedHold("h", hold, "other", now).isOwn).toBe(false);
  expect(presentedHold("h", hold, "hash", now + 1)).toMatchObject({
    isOwn: false,
    hasExpired: true,
  });
  expect(presentedHold("h", null, "hash", now)).toMatchObject({ isOwn: false, hasExpired: true });
});

test("a booking can be moved while it is active and has not begun", () => {
  const active = { status: "active", startsAt: nine } as const;
  const guest = { status: "active" } as const;
  expect(canMove({ event: active, invitee: guest }, now)).toBe(true);
  expect(canMove({ event: active, invitee: guest }, nine)).toBe(false);
  expect(canMove({ event: active, invitee: { status: "canceled" } }, now)).toBe(false);
  expect(canMove({ event: { ...active, status: "canceled" }, invitee: guest }, now)).toBe(false);
});

test("an event ends with its last guest", () => {
  const guests = [{ id: "a", status: "active" }, { id: "b", status: "active" }] as const;
  expect(guestsLeaving(guests, "a")).toEqual({ leaving: [guests[0]], eventEnds: false });
  expect(guestsLeaving(guests)).toEqual({ leaving: guests, eventEnds: true });
  const last = [{ id: "a", status: "canceled" }, guests[1]] as const;
  expect(guestsLeaving(last, "b")).toEqual({ leaving: [guests[1]], eventEnds: true });
  expect(guestsLeaving(last, "a")).toEqual({ leaving: [], eventEnds: false });
});

describe("alternatives", () => {
  test("are the three nearest free starts, ascending", () => {
    const noon = nine + 3 * hour;
    expect(alternativesTo(bookable([busyAt(noon)]), { startsAt: noon, now }))
      .toEqual([noon - 2 * hour, noon - hour, noon + hour]);
  });

  test("exclude the moved event", () => {
    const calendar = bookable([busyAt(nine), busyAt(nine + hour, { event: null })]);
    const starts = alternativesTo(calendar, {
      startsAt: nine + hour,
      now,
      own: { eventId: "event" },
    });
    expect(starts).toEqual([2, 3, 4].map((hours) => nine + hours * hour));
  });

  test("nearestStarts sorts by distance before it cuts", () => {
    expect(nearestStarts([1, 5, 9, 10, 30], 10)).toEqual([5, 9, 10]);
  });
});

test("free times name the place only when the type is held in person", () => {
  const range = { from: nine, to: nine + 1 };
  expect(listFreeTimes(bookable(), range, now)[0])
    .toMatchObject({ meetingTypes: ["VIDEO_CALL", "IN_PERSON"], place: "Pikk 1", seatsLeft: 1 });
  const video = bookable([], { meetingTypes: ["VIDEO_CALL"], onlyBy: "VIDEO_CALL" });
  expect(listFreeTimes(video, range, now)[0]).toMatchObject({ place: "" });
});
