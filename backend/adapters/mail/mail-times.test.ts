import { expect, test } from "vitest";
import { minute } from "../../domain/duration.ts";
import { mailTimes } from "./mail-times.ts";

const startsAt = Date.parse("2026-11-24T16:15:00Z");
const session = { startsAt, endsAt: Date.parse("2026-11-24T17:15:00Z") };

test("writes dates, times, zones and sums in the given language and time zone", () => {
  const et = mailTimes("Europe/Tallinn", "et");
  expect(et.longDate(startsAt)).toBe("teisipäev, 24. november");
  expect(et.shortDate(startsAt)).toBe("T, 24. nov");
  expect(et.hours(session)).toBe("18:15–19:15");
  expect(et.zone(startsAt)).toBe("Tallinna aeg, GMT+2");
  expect(et.money(6500)).toBe("65\u00a0€");
  const en = mailTimes("America/New_York", "en");
  expect(en.longDate(startsAt)).toBe("Tuesday 24 November");
  expect(en.hours(session)).toBe("11:15–12:15");
  expect(en.zone(startsAt)).toBe("New York, GMT-5");
  expect(en.money(6550)).toBe("€65.50");
  const ru = mailTimes("Asia/Kathmandu", "ru");
  expect(ru.longDate(startsAt)).toBe("вторник, 24 ноября");
  expect(ru.hours(session)).toBe("22:00–23:00");
});

test("counts calendar days, not hours", () => {
  const { daysAfter } = mailTimes("Europe/Tallinn", "en");
  expect(daysAfter(startsAt, Date.parse("2026-11-23T22:30:00Z"))).toBe(0);
  expect(daysAfter(startsAt, Date.parse("2026-11-23T21:30:00Z"))).toBe(1);
});

test("adds offsets when the clock changes during the session", () => {
  const night = {
    startsAt: Date.parse("2026-10-25T00:30:00Z"),
    endsAt: Date.parse("2026-10-25T01:30:00Z"),
  };
  expect(mailTimes("Europe/Tallinn", "en").hours(night)).toBe("03:30 GMT+3–03:30 GMT+2");
});

test.each([
  ["00:15", "03:15 GMT+3–03:45 GMT+3"],
  ["01:15", "03:15 GMT+2–03:45 GMT+2"],
  ["01:45", "03:45 GMT+2–04:15 GMT+2"],
  ["02:15", "04:15–04:45"],
])("at %s UTC, adds offsets only when a local time occurs twice", (from, time) => {
  const startsAt = Date.parse(`2026-10-25T${from}:00Z`);
  const times = mailTimes("Europe/Tallinn", "en");
  expect(times.hours({ startsAt, endsAt: startsAt + 30 * minute })).toBe(time);
  expect(times.time(startsAt)).toBe(time.split("–")[0]);
});
