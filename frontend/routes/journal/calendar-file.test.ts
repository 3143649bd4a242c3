import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  id: "0193-s",
  startsAt: "2026-11-24T16:15:00Z",
  endsAt: "2026-11-24T17:05:00Z",
  updatedAt: "2026-11-20T10:00:00.123Z",
  title: "Külli Mägi",
  place: "Poska 12, Tallinn; II korrus",
};

test("a session becomes an event with its own id, in UTC", () => {
  const lines = calendarFile(event).split("\r\n");
  expect(lines).toContain("UID:0193-s@heaolu");
  expect(lines).toContain("DTSTART:20261124T161500Z");
  expect(lines).toContain("DTEND:20261124T170500Z");
  expect(lines).toContain("DTSTAMP:20261120T100000Z");
  expect(lines).toContain("LOCATION:Poska 12\\, Tallinn\\; II korrus");
});

test("a session without a place has no location", () => {
  expect(calendarFile({ ...event, place: "" })).not.toContain("LOCATION");
});

test("whatever is written, lines stay short and nothing breaks out of its line", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
    const lines = calendarFile({ ...event, title: `${title}\nBEGIN:VALARM` }).split("\r\n");
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(lines.filter((line) => line.startsWith("BEGIN:"))).toHaveLength(2);
  }));
});
