import { describe, expect, test } from "vitest";
import { calendar, event, read } from "./busy-times.testing.ts";

describe("busy times", () => {
  test("events in UTC, in a named zone and without a zone", () => {
    expect(read(calendar(
      event("UID:a", "DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"),
      event("UID:b", "DTSTART;TZID=Europe/London:20261124T080000", "DURATION:PT30M"),
      event("UID:c", "DTSTART:20261125T080000", "DTEND:20261125T090000"),
    ))).toEqual([
      "2026-11-23T08:00/2026-11-23T09:00",
      "2026-11-24T08:00/2026-11-24T08:30",
      "2026-11-25T06:00/2026-11-25T07:00",
    ]);
  });

  test("whole days begin and end at midnight in the given zone", () => {
    expect(read(calendar(
      event("UID:a", "DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261126"),
      event("UID:b", "DTSTART;VALUE=DATE:20261201"),
    ))).toEqual(["2026-11-23T22:00/2026-11-25T22:00", "2026-11-30T22:00/2026-12-01T22:00"]);
  });

  test("free, cancelled and empty events do not count", () => {
    const at = ["DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
    expect(read(calendar(
      event("UID:a", ...at, "TRANSP:TRANSPARENT"),
      event("UID:b", ...at, "STATUS:CANCELLED"),
      event("UID:c", ...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
      event("UID:d", "DTSTART:20261123T080000Z"),
      event("UID:e", "DTSTART:20261123T090000Z", "DTEND:20261123T080000Z"),
    ))).toEqual([]);
  });

  test("adjacent and overlapping events are joined and cut to the window", () => {
    expect(read(calendar(
      event("UID:a", "DTSTART:20261101T080000Z", "DTEND:20261120T090000Z"),
      event("UID:b", "DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"),
      event("UID:c", "DTSTART:20261120T093000Z", "DTEND:20261120T094500Z"),
      event("UID:d", "DTSTART:20261230T230000Z", "DTEND:20270104T000000Z"),
      event("UID:e", "DTSTART:20270104T000000Z", "DTEND:20270105T000000Z"),
    ))).toEqual(["2026-11-20T00:00/2026-11-20T10:00", "2026-12-30T23:00/2026-12-31T00:00"]);
  });
});

describe("reads calendars with", () => {
  const meeting = ["UID:a", "DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
  const busy = ["2026-11-23T08:00/2026-11-23T09:00"];

  test.each([
    ["CR line ends", calendar(event(...meeting)).replaceAll("\r\n", "\r")],
    [
      "an unfolded line break in a description",
      calendar(event(...meeting, "DESCRIPTION:Hello", "and good bye")),
    ],
    ["an event without DTSTART", calendar(event(...meeting), event("UID:b", "SUMMARY:?"))],
    ["a byte order mark", `\uFEFF\n${calendar(event(...meeting))}\n\n`],
    ["lower-case names", calendar(event(...meeting)).replace("BEGIN:VEVENT", "begin:vevent")],
  ])("%s", (_situation, text) => {
    expect(read(text)).toEqual(busy);
  });

  test("METHOD:CANCEL, which adds nothing", () => {
    expect(read(calendar("METHOD:CANCEL", event(...meeting)))).toEqual([]);
  });

  test("an UNTIL date, which includes that day", () => {
    expect(read(calendar(event(
      "UID:a",
      "DTSTART;TZID=Europe/Tallinn:20261123T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;UNTIL=20261124",
    )))).toEqual(["2026-11-23T07:00/2026-11-23T08:00", "2026-11-24T07:00/2026-11-24T08:00"]);
  });
});

test("sessions of this app are skipped", () => {
  const times = ["DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
  const id = "UID:0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
  const ours = [event(`${id}@heaolu`, ...times), event(`${id}@taken-time`, ...times)];
  expect(read(calendar(...ours))).toEqual([]);
  expect(read(calendar(...ours, event("UID:a", ...times)))).toHaveLength(1);
});

describe("VFREEBUSY", () => {
  test("periods with an end or a duration are busy, free ones are not", () => {
    expect(read(calendar(
      "BEGIN:VFREEBUSY",
      "FREEBUSY:20261123T080000Z/20261123T090000Z,20261124T080000Z/PT30M",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261125T080000Z/PT1H",
      "FREEBUSY;FBTYPE=FREE:20261126T080000Z/PT1H",
      "END:VFREEBUSY",
    ))).toEqual([
      "2026-11-23T08:00/2026-11-23T09:00",
      "2026-11-24T08:00/2026-11-24T08:30",
      "2026-11-25T08:00/2026-11-25T09:00",
    ]);
  });
});

describe("refuses", () => {
  test.each([
    ["an HTML page", "<!doctype html><title>Sign in</title>"],
    ["an empty text", ""],
    ["a calendar that ends after an event", calendar(event("UID:a")).replace("END:VCALENDAR", "")],
    ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026"],
    ["a vCard", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mari\r\nEND:VCARD"],
  ])("%s", (_situation, text) => {
    expect(() => read(text)).toThrow();
  });
});

test("an empty calendar has no busy times", () => {
  expect(read(calendar())).toEqual([]);
});
