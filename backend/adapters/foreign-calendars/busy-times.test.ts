import { describe, expect, test } from "vitest";
import { busyTimesIn } from "./busy-times.ts";

const zone = "Europe/Tallinn";
const from = Date.parse("2026-11-20T00:00:00Z");
const to = Date.parse("2026-12-31T00:00:00Z");

function calendar(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", ...lines, "END:VCALENDAR"].join(
    "\r\n",
  );
}

function event(...lines: string[]): string {
  return ["BEGIN:VEVENT", "DTSTAMP:20261101T000000Z", ...lines, "END:VEVENT"].join("\r\n");
}

/** Busy times as text, within the window. */
function read(text: string, window = { from, to }): string[] {
  return busyTimesIn(text, window, zone).map(({ startsAt, endsAt }) => {
    const [start, end] = [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16));
    return `${start}/${end}`;
  });
}

describe("what is busy", () => {
  test("a time in UTC, in a named zone, and one that floats", () => {
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

  test("whole days from midnight to midnight on the practitioner's clock", () => {
    expect(read(calendar(
      event("UID:a", "DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261126"),
      event("UID:b", "DTSTART;VALUE=DATE:20261201"),
    ))).toEqual(["2026-11-23T22:00/2026-11-25T22:00", "2026-11-30T22:00/2026-12-01T22:00"]);
  });

  test("neither what is free, nor what is cancelled, nor what has no length", () => {
    const at = ["DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
    expect(read(calendar(
      event("UID:a", ...at, "TRANSP:TRANSPARENT"),
      event("UID:b", ...at, "STATUS:CANCELLED"),
      event("UID:c", ...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
      event("UID:d", "DTSTART:20261123T080000Z"),
      event("UID:e", "DTSTART:20261123T090000Z", "DTEND:20261123T080000Z"),
    ))).toEqual([]);
  });

  test("times that touch or overlap are one, cut off at the window", () => {
    expect(read(calendar(
      event("UID:a", "DTSTART:20261101T080000Z", "DTEND:20261120T090000Z"),
      event("UID:b", "DTSTART:20261120T090000Z", "DTEND:20261120T100000Z"),
      event("UID:c", "DTSTART:20261120T093000Z", "DTEND:20261120T094500Z"),
      event("UID:d", "DTSTART:20261230T230000Z", "DTEND:20270104T000000Z"),
      event("UID:e", "DTSTART:20270104T000000Z", "DTEND:20270105T000000Z"),
    ))).toEqual(["2026-11-20T00:00/2026-11-20T10:00", "2026-12-30T23:00/2026-12-31T00:00"]);
  });
});

describe("what comes again", () => {
  test("at the same wall time on both sides of a clock change, for years", () => {
    const text = calendar(event(
      "UID:a",
      "DTSTART;TZID=Europe/Tallinn:20150105T090000",
      "DTEND;TZID=Europe/Tallinn:20150105T100000",
      "RRULE:FREQ=WEEKLY;BYDAY=MO",
    ));
    const window = { from: Date.parse("2026-10-19T00:00Z"), to: Date.parse("2026-11-01T00:00Z") };
    expect(read(text, window)).toEqual([
      "2026-10-19T06:00/2026-10-19T07:00",
      "2026-10-26T07:00/2026-10-26T08:00",
    ]);
  });

  test("but for the dates that are left out, and besides those that are added", () => {
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

  test("single dates without a rule, and those that are longer than the others", () => {
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

  test("at a time that the clocks leave out, as long after the change as it was before", () => {
    const window = { from: Date.parse("2027-03-27T00:00Z"), to: Date.parse("2027-03-30T00:00Z") };
    const text = calendar(event(
      "UID:a",
      "DTSTART;TZID=Europe/Tallinn:20270327T033000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY",
    ));
    expect(read(text, window)).toEqual([
      "2027-03-27T01:30/2027-03-27T02:30",
      "2027-03-28T01:30/2027-03-28T02:30",
      "2027-03-29T00:30/2027-03-29T01:30",
    ]);
  });

  test("of a life with many habits for many years, each kept where it was", () => {
    const habits = Array.from({ length: 40 }, (_, nth) =>
      event(
        `UID:${nth}`,
        "DTSTART;TZID=Europe/Tallinn:20050103T090000",
        "DURATION:PT1H",
        `RRULE:FREQ=${nth % 2 ? "DAILY" : "WEEKLY"};INTERVAL=${2 + nth % 2}`,
      ));
    const near = (start: string) =>
      event("UID:x", `DTSTART;TZID=Europe/Tallinn:${start}T090000`, "DURATION:PT1H");
    const all = read(calendar(...habits));
    // Counted from the third of January 2005: every second week, and every third day.
    const weeks = ["20261123", "20261207", "20261221"];
    const days = Array.from({ length: 14 }, (_, nth) => 20261121 + 3 * nth)
      .map((date) => `${date > 20261130 ? date + 70 : date}`);
    expect(all).toEqual(read(calendar(...[...weeks, ...days].map(near))));
  });

  test("one occurrence moved, one cancelled, one moved into the window from beyond it", () => {
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
      { from, to: Date.parse("2026-12-13T00:00Z") },
    )).toEqual([
      "2026-11-23T07:00/2026-11-23T08:00",
      "2026-12-01T13:00/2026-12-01T15:00",
      "2026-12-11T07:00/2026-12-11T08:00",
    ]);
  });

  test("a series whose later half was moved by half an hour", () => {
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
});

describe("zones", () => {
  const describes = (tzid: string, rule: string) => [
    "BEGIN:VTIMEZONE",
    `TZID:${tzid}`,
    "BEGIN:STANDARD",
    "DTSTART:16010101T040000",
    `RRULE:${rule};BYDAY=-1SU;BYMONTH=10`,
    "TZOFFSETFROM:+0300",
    "TZOFFSETTO:+0200",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010101T030000",
    `RRULE:${rule};BYDAY=-1SU;BYMONTH=3`,
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0300",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ];
  const at = (tzid: string) =>
    event("UID:a", `DTSTART;TZID=${tzid}:20261123T100000`, `DTEND;TZID=${tzid}:20261123T110000`);

  test("a name of Windows' is what the calendar says it is", () => {
    const text = calendar(
      ...describes("FLE Standard Time", "FREQ=YEARLY"),
      at("FLE Standard Time"),
    );
    expect(busyTimesIn(text, { from, to }, "America/New_York")[0]?.startsAt)
      .toBe(Date.parse("2026-11-23T08:00:00Z"));
  });

  test("a name of Windows' of which the calendar says nothing is what the world takes it for", () => {
    expect(read(calendar(at("W. Europe Standard Time"))))
      .toEqual(["2026-11-23T09:00/2026-11-23T10:00"]);
  });

  test("a known name is what the world says it is, however the calendar describes it", () => {
    const odd = describes("Asia/Tokyo", "FREQ=YEARLY");
    expect(read(calendar(...odd, at("Asia/Tokyo")))).toEqual([
      "2026-11-23T01:00/2026-11-23T02:00",
    ]);
    expect(read(calendar(at("/example.org/20240101_1/Europe/Tallinn"))))
      .toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
  });

  test("a name nobody knows is the practitioner's own zone; so is one with a rule for every second", () => {
    expect(read(calendar(at("Nowhere")))).toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
    expect(read(calendar(...describes("Bomb", "FREQ=SECONDLY"), at("Bomb"))))
      .toEqual(["2026-11-23T08:00/2026-11-23T09:00"]);
  });
});

describe("what programs write that do not keep to the letter", () => {
  const meeting = ["UID:a", "DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
  const busy = ["2026-11-23T08:00/2026-11-23T09:00"];

  test.each([
    ["lines that end as on old machines", calendar(event(...meeting)).replaceAll("\r\n", "\r")],
    [
      "a description broken in two",
      calendar(event(...meeting, "DESCRIPTION:Hello", "and good bye")),
    ],
    ["an event without a beginning", calendar(event(...meeting), event("UID:b", "SUMMARY:?"))],
    ["a mark before the first word", `\uFEFF\n${calendar(event(...meeting))}\n\n`],
    ["small letters", calendar(event(...meeting)).replace("BEGIN:VEVENT", "begin:vevent")],
  ])("%s", (_what, text) => {
    expect(read(text)).toEqual(busy);
  });

  test("what is sent to take events away adds none", () => {
    expect(read(calendar("METHOD:CANCEL", event(...meeting)))).toEqual([]);
  });

  test("until a day is until its end", () => {
    expect(read(calendar(event(
      "UID:a",
      "DTSTART;TZID=Europe/Tallinn:20261123T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;UNTIL=20261124",
    )))).toEqual(["2026-11-23T07:00/2026-11-23T08:00", "2026-11-24T07:00/2026-11-24T08:00"]);
  });
});

test("a session that we have put there ourselves is not busy a second time", () => {
  const times = ["DTSTART:20261123T080000Z", "DTEND:20261123T090000Z"];
  const ours = event("UID:0197a1c2-6d1e-7000-8000-3f5b2a9c1d10@heaolu", ...times);
  expect(read(calendar(ours))).toEqual([]);
  expect(read(calendar(ours, event("UID:a", ...times)))).toHaveLength(1);
});

describe("what is told of a calendar that is not shown", () => {
  test("periods with an end or a length, but not the free ones", () => {
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

describe("what cannot be read", () => {
  test.each([
    ["a page", "<!doctype html><title>Sign in</title>"],
    ["nothing", ""],
    ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026"],
    ["a card", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Mari\r\nEND:VCARD"],
    ["a day that is none", calendar(event("UID:a", "DTSTART:yesterday", "DURATION:PT1H"))],
    [
      "more times apart than can be kept",
      calendar(event(
        "UID:a",
        "DTSTART:20261121T000000Z",
        "DURATION:PT1M",
        "RRULE:FREQ=MINUTELY;INTERVAL=2",
      )),
    ],
  ])("%s is refused", (_what, text) => {
    expect(() => busyTimesIn(text, { from, to }, zone)).toThrow();
  });

  test("an empty calendar is busy at no time", () => {
    expect(read(calendar())).toEqual([]);
  });
});
