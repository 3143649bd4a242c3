import { expect, test } from "vitest";
import { spokenTime } from "./spoken-time.ts";

const session = {
  startsAt: Date.parse("2026-11-24T16:15:00Z"),
  endsAt: Date.parse("2026-11-24T17:15:00Z"),
};

test("a mail says when in the reader's language, on the reader's clock, and whose clock that is", () => {
  expect(spokenTime(session, "Europe/Tallinn", "en"))
    .toBe("Tuesday, 24 November 2026, 18:15–19:15 (Europe/Tallinn)");
  expect(spokenTime(session, "Europe/Tallinn", "et"))
    .toBe("teisipäev, 24. november 2026, 18:15–19:15 (Europe/Tallinn)");
  expect(spokenTime(session, "Asia/Kathmandu", "ru"))
    .toBe("вторник, 24 ноября 2026 г., 22:00–23:00 (Asia/Kathmandu)");
});

test("a session over the change of clocks tells its two half past threes apart", () => {
  const night = {
    startsAt: Date.parse("2026-10-25T00:30:00Z"),
    endsAt: Date.parse("2026-10-25T01:30:00Z"),
  };
  expect(spokenTime(night, "Europe/Tallinn", "en"))
    .toBe("Sunday, 25 October 2026, 03:30 GMT+3–03:30 GMT+2 (Europe/Tallinn)");
});

test.each([
  ["00:15", "03:15 GMT+3–03:45 GMT+3"],
  ["01:15", "03:15 GMT+2–03:45 GMT+2"],
  ["01:45", "03:45 GMT+2–04:15 GMT+2"],
  ["02:15", "04:15–04:45"],
])("one from %s UTC is not mistaken for the hour that comes twice", (from, said) => {
  const startsAt = Date.parse(`2026-10-25T${from}:00Z`);
  expect(spokenTime({ startsAt, endsAt: startsAt + 1_800_000 }, "Europe/Tallinn", "en"))
    .toBe(`Sunday, 25 October 2026, ${said} (Europe/Tallinn)`);
});
