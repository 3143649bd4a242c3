import process from "node:process";
import { expect, test } from "vitest";
import { noUnreadEvents } from "../../domain/calendar-import.ts";
import { calendar, event, read, readingOf, window } from "./busy-times.testing.ts";

const good = event("UID:good", "DTSTART:20261123T080000Z", "DURATION:PT1H");
const goodTime = ["2026-11-23T08:00/2026-11-23T09:00"];

test.each([
  ["a start that is no date", event("UID:a", "DTSTART:yesterday", "DURATION:PT1H")],
  ["a date that does not exist", event("UID:a", "DTSTART;VALUE=DATE:20270229")],
  ["a time that does not exist", event("UID:a", "DTSTART:20261124T250000Z", "DURATION:PT1H")],
  ["no start", event("UID:a", "DTEND:20261124T090000Z")],
  ["a start without a value", event("UID:a", "DTSTART", "DURATION:PT1H")],
  ["a quoted start", event("UID:a", 'DTSTART:"20261124T080000Z"', "DURATION:PT1H")],
  ["a percent-encoded start", event("UID:a", "DTSTART:20261124T080000%5A", "DURATION:PT1H")],
  [
    "a start in quoted-printable",
    event("UID:a", "DTSTART;ENCODING=QUOTED-PRINTABLE:2026=31=31=32=34T080000Z"),
  ],
  ["an end before its start", event("UID:a", "DTSTART:20261124T080000Z", "DTEND:20261124T070000Z")],
  ["a negative length", event("UID:a", "DTSTART:20261124T080000Z", "DURATION:-PT1H")],
  ["a broken end", event("UID:a", "DTSTART:20261124T080000Z", "DTEND:20261124T0")],
  ["a broken length", event("UID:a", "DTSTART:20261124T080000Z", "DURATION:1H")],
  ["a broken exception", event("UID:a", "DTSTART:20261124T080000Z", "DURATION:PT1H", "EXDATE:x")],
  ["broken parameters", event("UID:a", "DTSTART;=;:20261124T080000Z", "DURATION:PT1H")],
  ["invalid bytes in its start", event("UID:a", "DTSTART:2026\uFFFD124T080000Z", "DURATION:PT1H")],
])("an event with %s is left out and counted, the others are read", (_fault, broken) => {
  const { busy, unread } = readingOf(calendar(broken, good));
  expect(busy).toHaveLength(1);
  expect(unread).toEqual({ ...noUnreadEvents, events: 1 });
  expect(read(calendar(broken, good))).toEqual(goodTime);
});

test("a rule that is not understood is named; its changed occurrences count", () => {
  const start = ["UID:a", "DTSTART:20261124T080000Z", "DURATION:PT1H"];
  const text = calendar(
    event(...start, "RRULE:FREQ=YEARLY;BYYEARDAY=9;BYMONTHDAY=9"),
    event("UID:a", "RECURRENCE-ID:20270109T080000Z", "DTSTART:20261125T080000Z", "DURATION:PT1H"),
    event(...start.slice(1), "UID:b", "RRULE:FREQ=SECONDLY"),
    event(...start.slice(1), "UID:c", "RRULE:FREQ=SECONDLY"),
    good,
  );
  expect(read(text)).toEqual([...goodTime, "2026-11-25T08:00/2026-11-25T09:00"]);
  expect(readingOf(text).unread).toEqual({
    events: 3,
    rules: ["FREQ=YEARLY;BYYEARDAY=9;BYMONTHDAY=9", "FREQ=SECONDLY"],
    timeZones: [],
  });
});

test("a free event with an unknown rule blocks nothing and is not counted", () => {
  const text = calendar(
    event("UID:a", "DTSTART:20261124T080000Z", "TRANSP:TRANSPARENT", "RRULE:FREQ=SECONDLY"),
  );
  expect(readingOf(text)).toMatchObject({ busy: [], unread: noUnreadEvents });
});

test("an unknown time zone is named, and its events are read in the zone of the calendar", () => {
  const at = event("UID:a", "DTSTART;TZID=Nowhere:20261123T100000", "DURATION:PT1H");
  expect(readingOf(calendar(at)).unread).toEqual({ ...noUnreadEvents, timeZones: ["Nowhere"] });
  expect(read(calendar(at))).toEqual(goodTime);
  const floating = event("UID:b", "DTSTART:20261124T030000", "DURATION:PT1H");
  expect(read(calendar("X-WR-TIMEZONE:America/New_York", at, floating)))
    .toEqual(["2026-11-23T15:00/2026-11-23T16:00", "2026-11-24T08:00/2026-11-24T09:00"]);
});

test("a time that is named a date is read as a time", () => {
  const at = event("UID:a", "DTSTART;VALUE=DATE:20261123T080000Z", "DURATION:PT1H");
  expect(read(calendar(at))).toEqual(goodTime);
});

test("an event whose END is missing and one inside another are both read", () => {
  const open = ["BEGIN:VEVENT", "UID:a", "DTSTART:20261124T080000Z", "DURATION:PT1H"];
  const nested = [...open, ...Array.from({ length: 5_000 }, () => "BEGIN:X-DEEP"), good];
  for (const lines of [[...open, good], nested, [...open, "END:VALARM", good]]) {
    expect(read(calendar(...lines))).toEqual([
      ...goodTime,
      "2026-11-24T08:00/2026-11-24T09:00",
    ]);
  }
});

test("hostile texts are read or refused within seconds of processor time", () => {
  const started = process.cpuUsage();
  const long = `DESCRIPTION:${"x".repeat(1_900_000)}`;
  expect(read(calendar(event("UID:a", "DTSTART:20261123T080000Z", "DURATION:PT1H", long))))
    .toEqual(goodTime);
  const folded = event("UID:good", "DTSTART:20261123T080000Z", "DURATION:PT1H")
    .replaceAll(/(?<=[\w:])(?=[\w:])/g, "\r\n ").replaceAll(/^(\w)\r\n /gm, "$1");
  expect(read(calendar(...folded.split("\r\n")))).toEqual(goodTime);
  const rules = Array.from({ length: 20_000 }, (_, nth) => `RRULE:FREQ=DAILY;INTERVAL=${nth + 1}`);
  const days = Array.from({ length: 100_000 }, () => "20261124T080000Z").join(",");
  for (const line of [rules.join("\r\n"), `RDATE:${days}`, `EXDATE:${days}`]) {
    try {
      read(calendar(event("UID:a", "DTSTART:20261123T080000Z", "DURATION:PT1H", line)));
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
    }
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(20_000);
});

test("more busy times than are stored are cut at the end, and the end is known", () => {
  const text = calendar(
    event("UID:a", "DTSTART:20261120T000000Z", "DURATION:PT5M", "RRULE:FREQ=MINUTELY;INTERVAL=15"),
  );
  const to = window.from + 150 * 86_400_000;
  const { busy, coversUntil } = readingOf(text, { window: { from: window.from, to } });
  expect(busy).toHaveLength(10_000);
  expect(coversUntil).toBe(busy.at(-1)!.startsAt + 15 * 60_000);
  expect(readingOf(calendar(good)).coversUntil).toBe(window.to);
});
