import fc from "fast-check";
import { expect, test } from "vitest";
import { day, hour } from "./duration.ts";
import { countOfWeek, inFairOrder, unionOfTimes } from "./team-times.ts";

const start = Date.UTC(2026, 10, 23);

const times = fc.uniqueArray(fc.integer({ min: 0, max: 60 })).map((hours) =>
  hours.toSorted((a, b) => a - b).map((at) => ({
    startsAt: start + at * hour,
    schedulingUrl: `https://example.ee/${at}`,
    meetingTypes: ["VIDEO_CALL" as const],
    place: "",
    seatsLeft: 1,
  }))
);

test("a team is free exactly when a member is, and names every free member", () => {
  fc.assert(fc.property(fc.array(times, { maxLength: 5 }), (ofMembers) => {
    const members = ofMembers.map((times, at) => ({ therapistId: `${at}`, times }));
    const found = unionOfTimes(members);
    const starts = found.map(({ startsAt }) => startsAt);
    const expected = new Set(ofMembers.flat().map(({ startsAt }) => startsAt));
    expect(starts).toEqual([...expected].toSorted((a, b) => a - b));
    for (const { startsAt, free } of found) {
      const those = members.filter(({ times }) => times.some((time) => time.startsAt === startsAt));
      expect(free.map(({ therapistId }) => therapistId))
        .toEqual(those.map(({ therapistId }) => therapistId));
    }
  }));
});

test("a way to meet is offered when one free member offers it", () => {
  const time = { startsAt: start, schedulingUrl: "", place: "", seatsLeft: 1 };
  const [found] = unionOfTimes([
    { therapistId: "a", times: [{ ...time, meetingTypes: ["VIDEO_CALL"] }] },
    {
      therapistId: "b",
      times: [{ ...time, place: "Pikk 7, Tallinn", meetingTypes: ["IN_PERSON", "VIDEO_CALL"] }],
    },
  ]);
  expect(found!.meetingTypes).toEqual(["VIDEO_CALL", "IN_PERSON"]);
  expect(found!.free.map(({ meetingTypes }) => meetingTypes))
    .toEqual([["VIDEO_CALL"], ["IN_PERSON", "VIDEO_CALL"]]);
  expect(found!.free.map(({ place }) => place)).toEqual(["", "Pikk 7, Tallinn"]);
});

test("the member with the fewest sessions comes first, equals stay in the order of the team", () => {
  const members = [
    { name: "Anu", sessionsOfWeek: 2 },
    { name: "Berit", sessionsOfWeek: 1 },
    { name: "Carl", sessionsOfWeek: 1 },
  ];
  expect(inFairOrder(members).map(({ name }) => name)).toEqual(["Berit", "Carl", "Anu"]);
});

test("a week lasts from Monday to Sunday in the zone of the calendar, over a clock change too", () => {
  const timeZone = "Europe/Tallinn";
  // Clocks go back on Sunday, 25 October 2026: that week is an hour longer.
  const monday = Date.UTC(2026, 9, 18, 21);
  const nextMonday = Date.UTC(2026, 9, 25, 22);
  const booked = (startsAt: number) => ({
    kind: "booked" as const,
    startsAt,
    expiresAt: Infinity,
  });
  const busy = [monday - 1, monday, nextMonday - 1, nextMonday].map(booked);
  const imported = { kind: "imported" as const, startsAt: monday, expiresAt: Infinity };
  const expired = { kind: "held" as const, startsAt: monday, expiresAt: monday };
  const week = { timeZone, instant: monday + 3 * day, now: monday };
  expect(countOfWeek([...busy, imported, expired], week)).toBe(2);
});
