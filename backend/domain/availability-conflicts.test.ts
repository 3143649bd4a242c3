import { expect, test } from "vitest";
import { bookingsOutside, type UpcomingBooking } from "./availability-conflicts.ts";
import type { AvailabilityDraft } from "./availability-draft.ts";
import { usualRules } from "./practice-rules.ts";

const draft: AvailabilityDraft = {
  timeZone: "Europe/Tallinn",
  rules: [
    { id: "r1", weekday: 1, fromMinute: 540, toMinute: 720, placeId: "here" },
    { id: "r2", weekday: 2, fromMinute: 540, toMinute: 720, placeId: null },
    { id: "r3", weekday: 3, fromMinute: 540, toMinute: 720, placeId: "there" },
  ],
  exceptions: [],
  vacations: [],
  places: [{ id: "here", name: "Pikk 1" }, { id: "there", name: "Lai 2" }],
  travelTimes: [],
  stays: [],
  practices: [],
  settings: {
    bufferMinutes: 60,
    travelMinutes: 60,
    minimumNoticeMinutes: 10_000,
    horizonDays: 1,
    stepMinutes: 60,
    dailyMaximum: 1,
    weeklyMaximum: 1,
    closedOnPublicHolidays: true,
  },
};

const placesBefore = draft.places;

function booking(startsAt: string, minutes: number, place = ""): UpcomingBooking {
  const start = Date.parse(startsAt);
  return {
    startsAt: start,
    endsAt: start + minutes * 60_000,
    eventUri: startsAt,
    eventTypeUri: "session",
    inviteeUri: startsAt,
    inviteeName: "Mari",
    isInPerson: place !== "",
    place,
  };
}

function isOutside(one: UpcomingBooking, change: Partial<AvailabilityDraft> = {}): boolean {
  return bookingsOutside({ ...draft, ...change }, [one], placesBefore).length === 1;
}

test("a booking within the hours is no conflict, regardless of notice, step, buffer and horizon", () => {
  expect(isOutside(booking("2027-06-07T06:07:00Z", 50))).toBe(false);
  expect(isOutside(booking("2027-06-07T08:10:00Z", 50))).toBe(false);
});

test("a booking that begins before the hours or ends after them is a conflict", () => {
  expect(isOutside(booking("2027-06-07T05:55:00Z", 50))).toBe(true);
  expect(isOutside(booking("2027-06-07T08:15:00Z", 50))).toBe(true);
  expect(isOutside(booking("2027-06-10T07:00:00Z", 50))).toBe(true);
});

test("a booking on a closed day, in a vacation or on a public holiday is a conflict", () => {
  const monday = booking("2027-06-07T07:00:00Z", 50);
  expect(isOutside(monday, { exceptions: [{ date: "2027-06-07", note: "", ranges: [] }] }))
    .toBe(true);
  const vacation = { id: "v", fromDate: "2027-06-07", toDate: "2027-06-07", note: "" };
  expect(isOutside(monday, { vacations: [vacation] })).toBe(true);
  expect(isOutside(booking("2027-06-23T07:00:00Z", 50))).toBe(true);
});

test("a meeting in person conflicts when its place is gone, but not when it is renamed", () => {
  expect(isOutside(booking("2027-06-07T07:00:00Z", 50, "Pikk 1"))).toBe(false);
  expect(isOutside(booking("2027-06-08T07:00:00Z", 50, "Pikk 1"))).toBe(true);
  expect(isOutside(booking("2027-06-09T07:00:00Z", 50, "Pikk 1"))).toBe(true);
  const renamed = [{ id: "here", name: "Pikk 1, II korrus" }, draft.places[1]!];
  expect(isOutside(booking("2027-06-07T07:00:00Z", 50, "Pikk 1"), { places: renamed })).toBe(false);
  expect(isOutside(booking("2027-06-07T07:00:00Z", 50, "Nobody knows where"))).toBe(false);
});

test("a booking is compared with the hours and places of its own practice", () => {
  const one = booking("2027-06-07T07:00:00Z", 50, "Pikk 1");
  const practice = { eventTypeUri: "session", ...usualRules, questions: [] };
  const hours = [{ weekday: 1, fromMinute: 660, toMinute: 720, placeId: "here" }];
  expect(isOutside(one, { practices: [{ ...practice, hours }] })).toBe(true);
  expect(isOutside(one, { practices: [{ ...practice, hours, eventTypeUri: "other" }] })).toBe(
    false,
  );
  expect(isOutside(one, { practices: [{ ...practice, placeIds: ["there"] }] })).toBe(true);
  expect(isOutside(one, { practices: [{ ...practice, weeklyMaximum: 1 }] })).toBe(false);
});

test("a booking is compared with the clock of a stay, which is by video only", () => {
  const stays = [
    { id: "s", fromDate: "2027-06-07", toDate: "2027-06-08", timeZone: "Europe/Lisbon" },
  ];
  expect(isOutside(booking("2027-06-08T07:00:00Z", 50), { stays })).toBe(true);
  expect(isOutside(booking("2027-06-08T08:00:00Z", 50), { stays })).toBe(false);
  expect(isOutside(booking("2027-06-07T08:00:00Z", 50, "Pikk 1"), { stays })).toBe(true);
});
