import { expect, test } from "vitest";
import { calendar, event, read, window } from "./busy-times.testing.ts";

const at = (date: string, hour = "08") => `DTSTART:202611${date}T${hour}0000Z`;
const busyAt = (date: string, hour = 8) =>
  `2026-11-${date}T${String(hour).padStart(2, "0")}:00/2026-11-${date}T${
    String(hour + 1).padStart(2, "0")
  }:00`;
const hour = "DURATION:PT1H";

test("of several versions of an event the highest SEQUENCE counts, then the latest DTSTAMP", () => {
  expect(read(calendar(
    event("UID:a", at("23"), hour, "SEQUENCE:2"),
    event("UID:a", at("24"), hour, "SEQUENCE:10"),
    event("UID:a", at("25"), hour),
  ))).toEqual([busyAt("24")]);
  const stamped = (stamp: string, date: string) =>
    event("UID:a", at(date), hour, "SEQUENCE:1").replace("20261101T000000Z", stamp);
  expect(read(calendar(stamped("20261103T000000Z", "23"), stamped("20261102T000000Z", "24"))))
    .toEqual([busyAt("23")]);
});

test("a later version may cancel the event, and events with one UID and one version all count", () => {
  expect(read(calendar(
    event("UID:a", at("23"), hour),
    event("UID:a", at("23"), hour, "SEQUENCE:1", "STATUS:CANCELLED"),
    event("UID:b", at("24"), hour),
    event("UID:b", at("25"), hour),
  ))).toEqual([busyAt("24"), busyAt("25")]);
});

test("of several versions of one occurrence the latest counts", () => {
  const change = (sequence: number, start: string) =>
    event("UID:a", "RECURRENCE-ID:20261124T080000Z", start, hour, `SEQUENCE:${sequence}`);
  expect(read(calendar(
    change(3, at("24", "12")),
    event("UID:a", at("23"), hour, "RRULE:FREQ=DAILY;COUNT=2"),
    change(2, at("24", "15")),
  ))).toEqual([busyAt("23"), busyAt("24", 12)]);
});

test("one occurrence of a series that is not in the file counts alone", () => {
  expect(read(calendar(event("UID:a", "RECURRENCE-ID:20261124T080000Z", at("25"), hour))))
    .toEqual([busyAt("25")]);
});

test("a cancelled occurrence without a start of its own frees its time", () => {
  expect(read(calendar(
    event("UID:a", at("23"), hour, "RRULE:FREQ=DAILY;COUNT=3"),
    event("UID:a", "RECURRENCE-ID:20261124T080000Z", "STATUS:CANCELLED"),
  ))).toEqual([busyAt("23"), busyAt("25")]);
});

test("RANGE=THISANDFUTURE cancels or moves what follows, up to the next such change", () => {
  const series = event("UID:a", at("23"), hour, "RRULE:FREQ=DAILY;COUNT=6");
  const from = (date: string, ...lines: string[]) =>
    event("UID:a", `RECURRENCE-ID;RANGE=THISANDFUTURE:202611${date}T080000Z`, ...lines);
  expect(read(calendar(series, from("25", at("25"), "STATUS:CANCELLED"))))
    .toEqual([busyAt("23"), busyAt("24")]);
  expect(read(calendar(series, from("27", at("27", "12"), hour), from("25", at("25", "10"), hour))))
    .toEqual([
      busyAt("23"),
      busyAt("24"),
      busyAt("25", 10),
      busyAt("26", 10),
      busyAt("27", 12),
      busyAt("28", 12),
    ]);
});

test("exceptions are found by date, by time in another zone, and by time without a zone", () => {
  const series = [
    "UID:a",
    "DTSTART;TZID=Europe/Tallinn:20261123T100000",
    hour,
    "RRULE:FREQ=DAILY;COUNT=5",
  ];
  expect(read(calendar(event(
    ...series,
    "EXDATE;VALUE=DATE:20261124",
    "EXDATE;TZID=Europe/London:20261125T080000,20261201T080000",
    "EXDATE:20261126T100000",
  )))).toEqual([busyAt("23"), busyAt("27")]);
  const days = ["UID:b", "DTSTART;VALUE=DATE:20261123", "RRULE:FREQ=DAILY;COUNT=2"];
  expect(read(calendar(event(...days, "EXDATE:20261123T000000Z"))))
    .toEqual(["2026-11-23T22:00/2026-11-24T22:00"]);
});

test("an added date has the time of the series, and an old EXRULE removes", () => {
  expect(read(calendar(event(
    "UID:a",
    at("23"),
    hour,
    "RDATE;VALUE=DATE:20261129",
    "RRULE:FREQ=DAILY;COUNT=4",
    "EXRULE:FREQ=DAILY;INTERVAL=2",
  )))).toEqual([busyAt("24"), busyAt("26"), busyAt("29")]);
});

test("a declined invitation is free, an open or accepted one is not", () => {
  const invited = (uid: string, date: string, attendee: string) =>
    event(`UID:${uid}`, at(date), hour, attendee);
  const text = calendar(
    "X-WR-CALNAME:Mari.Tamm@Work.example",
    invited("a", "23", 'ATTENDEE;CN="Tamm: Mari";PARTSTAT=DECLINED:mailto:Mari@Example.ee'),
    invited("b", "24", "ATTENDEE;PARTSTAT=DECLINED;X-NUM-GUESTS=0:MAILTO:mari.tamm@work.example"),
    invited("c", "25", "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:mari@example.ee"),
    invited("d", "26", "ATTENDEE;PARTSTAT=DECLINED:mailto:someone.else@example.ee"),
    invited("e", "27", "ATTENDEE;PARTSTAT=DECLINED;EMAIL=mari@example.ee:urn:uuid:0197a1c2"),
  );
  expect(read(text, { owners: ["mari@example.ee"] })).toEqual([busyAt("25"), busyAt("26")]);
});

test("one declined occurrence of an accepted series is free", () => {
  expect(read(
    calendar(
      event("UID:a", at("23"), hour, "RRULE:FREQ=DAILY;COUNT=3"),
      event(
        "UID:a",
        "RECURRENCE-ID:20261124T080000Z",
        at("24"),
        hour,
        "ATTENDEE;PARTSTAT=DECLINED:mailto:mari@example.ee",
      ),
    ),
    { owners: ["mari@example.ee"] },
  )).toEqual([busyAt("23"), busyAt("25")]);
});

test.each([
  ["by week number", "20251201T100000", "FREQ=YEARLY;BYWEEKNO=48;BYDAY=TU", ["24"]],
  ["by position in the week", "20261102T100000", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1", ["27"]],
  ["every second year in a month", "20241124T100000", "FREQ=YEARLY;INTERVAL=2;BYMONTH=11", ["24"]],
  ["by nth weekday of the year", "20241101T100000", "FREQ=YEARLY;BYDAY=-5FR", ["27"]],
  ["until a local time", "20261123T100000", "FREQ=DAILY;UNTIL=20261124T100000", ["23", "24"]],
  ["until a UTC time", "20261123T100000", "FREQ=DAILY;UNTIL=20261124T080000Z", ["23", "24"]],
  ["until just before", "20261123T100000", "FREQ=DAILY;UNTIL=20261124T075959Z", ["23"]],
])("a series %s", (_rule, start, rule, dates) => {
  const text = calendar(
    event("UID:a", `DTSTART;TZID=Europe/Tallinn:${start}`, hour, `RRULE:${rule}`),
  );
  const week = { from: Date.parse("2026-11-23T00:00Z"), to: Date.parse("2026-11-30T00:00Z") };
  expect(read(text, { window: week })).toEqual(dates.map((date) => busyAt(date)));
});

test("a long event that began before the window still counts", () => {
  const text = calendar(event("UID:a", "DTSTART:20200101T000000Z", "DTEND:20300101T000000Z"));
  expect(read(text)).toEqual(["2026-11-20T00:00/2026-12-31T00:00"]);
  const weeks = event("UID:b", "DTSTART:20261101T000000Z", "DURATION:P4W", "RRULE:FREQ=YEARLY");
  expect(read(calendar(weeks), { window })).toEqual(["2026-11-20T00:00/2026-11-29T00:00"]);
});
