import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import { sessionTimeText } from "./session-time-text.ts";

const session = {
  startsAt: Date.parse("2026-11-24T16:15:00Z"),
  endsAt: Date.parse("2026-11-24T17:15:00Z"),
};

test("writes a time in the given language and time zone", () => {
  expect(sessionTimeText(session, "Europe/Tallinn", "en"))
    .toBe("Tuesday, 24 November 2026, 18:15–19:15 (Europe/Tallinn)");
  expect(sessionTimeText(session, "Europe/Tallinn", "et"))
    .toBe("teisipäev, 24. november 2026, 18:15–19:15 (Europe/Tallinn)");
  expect(sessionTimeText(session, "Asia/Kathmandu", "ru"))
    .toBe("вторник, 24 ноября 2026 г., 22:00–23:00 (Asia/Kathmandu)");
});

test("adds offsets when the clock changes during the session", () => {
  const night = {
    startsAt: Date.parse("2026-10-25T00:30:00Z"),
    endsAt: Date.parse("2026-10-25T01:30:00Z"),
  };
  expect(sessionTimeText(night, "Europe/Tallinn", "en"))
    .toBe("Sunday, 25 October 2026, 03:30 GMT+3–03:30 GMT+2 (Europe/Tallinn)");
});

test.each([
  ["00:15", "03:15 GMT+3–03:45 GMT+3"],
  ["01:15", "03:15 GMT+2–03:45 GMT+2"],
  ["01:45", "03:45 GMT+2–04:15 GMT+2"],
  ["02:15", "04:15–04:45"],
])("at %s UTC, adds offsets only when a local time occurs twice", (from, time) => {
  const startsAt = Date.parse(`2026-10-25T${from}:00Z`);
  expect(sessionTimeText({ startsAt, endsAt: startsAt + 30 * minute }, "Europe/Tallinn", "en"))
    .toBe(`Sunday, 25 October 2026, ${time} (Europe/Tallinn)`);
});
