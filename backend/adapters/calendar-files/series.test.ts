import { expect, test } from "vitest";
import { calendar, event, read, window } from "./busy-times.testing.ts";

test("a weekly event stays at its local time across a clock change", () => {
  const text = calendar(event(
    "UID:a",
    "DTSTART;TZID=Europe/Tallinn:20150105T090000",
    "DTEND;TZID=Europe/Tallinn:20150105T100000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO",
  ));
  const window = { from: Date.parse("2026-10-19T00:00Z"), to: Date.parse("2026-11-01T00:00Z") };
  expect(read(text, { window })).toEqual([
    "2026-10-19T06:00/2026-10-19T07:00",
    "2026-10-26T07:00/2026-10-26T08:00",
  ]);
});

test("EXDATE removes and RDATE adds an occurrence", () => {
  expect(read(calendar(event(
    "UID:a",
    "DTSTART;TZID=Europe/Tallinn:20261123T090000",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;COUNT=3",
    "EXDATE;TZID=Europe/Tallinn:20261124T090000",
    "RDATE;TZID=Europe/Tallinn:20261128T120000",
  )))).toEqual([
    "2026-11-23T07:00/2026-11-23T08:00",
    "2026-11-25T07:00/2026-11-25T08:00",
    "2026-11-28T10:00/2026-11-28T11:00",
  ]);
});

test("RDATE without a rule, with dates, periods and an EXDATE", () => {
  expect(read(calendar(event(
    "UID:a",
    "DTSTART:20261123T080000Z",
    "DURATION:PT1H",
    "RDATE:20261124T080000Z,20261125T080000Z",
    "RDATE;VALUE=PERIOD:20261126T080000Z/PT3H,20261127T080000Z/20261127T100000Z",
    "EXDATE:20261125T080000Z",
  )))).toEqual([
    "2026-11-23T08:00/2026-11-23T09:00",
    "2026-11-24T08:00/2026-11-24T09:00",
    "2026-11-26T08:00/2026-11-26T11:00",
    "2026-11-27T08:00/2026-11-27T10:00",
  ]);
  const days = event("UID:b", "DTSTART;VALUE=DATE:20261123", "RDATE;VALUE=DATE:20261125");
  expect(read(calendar(days))).toEqual([
    "2026-11-22T22:00/2026-11-23T22:00",
    "2026-11-24T22:00/2026-11-25T22:00",
  ]);
});

test("a daily event at a skipped hour keeps its length", () => {
  const window = { from: Date.parse("2027-03-27T00:00Z"), to: Date.parse("2027-03-30T00:00Z") };
  const text = calendar(event(
    "UID:a",
    "DTSTART;TZID=Europe/Tallinn:20270327T033000",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY",
  ));
  expect(read(text, { window })).toEqual([
    "2027-03-27T01:30/2027-03-27T02:30",
    "2027-03-28T01:30/2027-03-28T02:30",
    "2027-03-29T00:30/2027-03-29T01:30",
  ]);
});

test("long series with intervals are counted from their start", () => {
  const manySeries = Array.from({ length: 40 }, (_, nth) =>
    event(
      `UID:${nth}`,
      "DTSTART;TZID=Europe/Tallinn:20050103T090000",
      "DURATION:PT1H",
      `RRULE:FREQ=${nth % 2 ? "DAILY" : "WEEKLY"};INTERVAL=${2 + nth % 2}`,
    ));
  const near = (start: string) =>
    event("UID:x", `DTSTART;TZID=Europe/Tallinn:${start}T090000`, "DURATION:PT1H");
  const all = read(calendar(...manySeries));
  // Counted from 3 January 2005: every second week and every third day.
  const weeks = ["20261123", "20261207", "20261221"];
  const days = Array.from({ length: 14 }, (_, nth) => 20261121 + 3 * nth)
    .map((date) => `${date > 20261130 ? date + 70 : date}`);
  expect(all).toEqual(read(calendar(...[...weeks, ...days].map(near))));
});

test("occurrences that are moved, cancelled, or moved into the window", () => {
  const zoned = (name: string, at: string) => `${name};TZID=Europe/Tallinn:${at}`;
  expect(read(
    calendar(
      event("UID:a", zoned("DTSTART", "20261123T090000"), "DURATION:PT1H", "RRULE:FREQ=WEEKLY"),
      event(
        "UID:a",
        zoned("RECURRENCE-ID", "20261130T090000"),
        zoned("DTSTART", "20261201T150000"),
        "DURATION:PT2H",
      ),
      event(
        "UID:a",
        zoned("RECURRENCE-ID", "20261207T090000"),
        zoned("DTSTART", "20261207T090000"),
        "DURATION:PT1H",
        "STATUS:CANCELLED",
      ),
      event(
        "UID:a",
        zoned("RECURRENCE-ID", "20270201T090000"),
        zoned("DTSTART", "20261211T090000"),
        "DURATION:PT1H",
      ),
    ),
    { window: { from: window.from, to: Date.parse("2026-12-13T00:00Z") } },
  )).toEqual([
    "2026-11-23T07:00/2026-11-23T08:00",
    "2026-12-01T13:00/2026-12-01T15:00",
    "2026-12-11T07:00/2026-12-11T08:00",
  ]);
});

test("RANGE=THISANDFUTURE moves all later occurrences", () => {
  expect(read(
    calendar(
      event("UID:a", "DTSTART:20261123T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"),
      event(
        "UID:a",
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20261125T090000Z",
        "DTSTART:20261125T093000Z",
        "DURATION:PT1H",
      ),
    ),
  )).toEqual([
    "2026-11-23T09:00/2026-11-23T10:00",
    "2026-11-24T09:00/2026-11-24T10:00",
    "2026-11-25T09:30/2026-11-25T10:30",
    "2026-11-26T09:30/2026-11-26T10:30",
  ]);
});
