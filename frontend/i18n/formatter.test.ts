import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "backend/domain/text.ts";
import { formatFor } from "./formatter.ts";

const tuesday = "2026-11-24T16:15:00Z";
const tallinn = "Europe/Tallinn";
const et = formatFor("et", tallinn);
const en = formatFor("en", tallinn);
const ru = formatFor("ru", tallinn);

/** Replaces every kind of space by a plain one. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("dateTime formats an instant in the time zone", () => {
  expect([et, en, ru].map((format) => format.dateTime(tuesday))).toEqual([
    "T, 24. nov, 18:15",
    "Tue 24 Nov, 18:15",
    "вт, 24 нояб., 18:15",
  ]);
  expect(formatFor("et", "Europe/Lisbon").time(tuesday)).toBe("16:15");
});

test("a list shows the year of a date of another year, by the time zone", () => {
  const newYear = "2026-12-31T22:30:00Z";
  expect([et, en, ru].map((format) => format.listDateTime(tuesday, newYear))).toEqual([
    "T, 24. nov 2026, 18:15",
    "Tue 24 Nov 2026, 18:15",
    "вт, 24 нояб. 2026, 18:15",
  ]);
  expect(en.listDate(tuesday, "2026-12-31T21:30:00Z")).toBe(en.date(tuesday));
});

test("today and tomorrow depend on the time zone, not on UTC", () => {
  const lateMonday = "2026-11-23T21:30:00Z";
  const earlyTuesday = "2026-11-23T22:30:00Z";
  expect(et.day(earlyTuesday, lateMonday)).toBe("homme");
  expect(formatFor("et", "UTC").day(earlyTuesday, lateMonday)).toBe("täna");
  expect([et, en, ru].map((format) => format.day(tuesday, tuesday)))
    .toEqual(["täna", "today", "сегодня"]);
  expect(en.day("2026-11-27T10:00:00Z", tuesday)).toBe("Fri 27 Nov");
  expect(en.day("2026-11-22T10:00:00Z", tuesday)).toBe("Sun 22 Nov");
});

test("a time of another day has its date", () => {
  const nextDay = Date.parse(tuesday) + 24 * 3_600_000;
  expect(en.untilFrom(tuesday, tuesday)).toBe(en.time(tuesday));
  expect(ru.untilFrom(tuesday, nextDay)).toBe(ru.until(nextDay));
});

test("days of 23 and 25 hours count as one day", () => {
  expect(et.day("2026-10-25T21:30:00Z", "2026-10-24T21:30:00Z")).toBe("täna");
  expect(et.day("2027-03-28T20:30:00Z", "2027-03-27T21:30:00Z")).toBe("homme");
});

test("money shows cents only if there are any", () => {
  expect([6500, 6550, 0].map(et.money).map(plain)).toEqual(["65 €", "65,50 €", "0 €"]);
  expect(en.money(6500)).toBe("€65");
  expect(plain(ru.money(6550))).toBe("65,50 €");
});

test("money keeps every cent", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
    const digits = en.money(cents).replaceAll(/[^\d.]/g, "");
    expect(Math.round(Number(digits) * 100)).toBe(cents);
  }));
});

test("a number and its unit have no breaking space", () => {
  for (const format of [et, en, ru]) {
    expect(format.minutes(50)).not.toContain(" ");
    expect(format.distance(2.14)).not.toContain(" ");
  }
  expect(plain(et.distance(2.14))).toBe("2,1 km");
  expect(plain(ru.distance(12.4))).toBe("12 км");
});

test("a time zone has a localized name", () => {
  expect(en.zone(tuesday)).toBe("Tallinn time");
  expect(formatFor("et", "Europe/Lisbon").zone(tuesday)).toMatch(/aeg/);
  expect(languages.map((language) => formatFor(language, "America/New_York").zone(tuesday)))
    .toEqual(["New Yorgi aeg", "New York time", "время Нью-Йорка"]);
});

test("a rating always has one decimal", () => {
  expect([et.rating(5), et.rating(4.25), en.rating(4.9)]).toEqual(["5,0", "4,3", "4.9"]);
});

test("only times in the repeated hour show their offset", () => {
  const [summer, winter] = ["2026-10-25T00:15:00Z", "2026-10-25T01:15:00Z"];
  expect([summer, winter].map((at) => plain(et.time(at)))).toEqual([
    "3:15 (GMT +3)",
    "3:15 (GMT +2)",
  ]);
  expect(en.span(summer, winter)).toContain("3:15 (GMT+3)\u2060–\u20603:15 (GMT+2)");
  expect(et.time("2026-10-24T23:15:00Z")).toBe("2:15");
  expect(et.time("2026-10-25T02:15:00Z")).toBe("4:15");
  expect(et.time("2027-03-28T01:15:00Z")).toBe("4:15");
});

test("repeated times show their offset after clock changes of 30 minutes and of 2 hours too", () => {
  const lordHowe = formatFor("en", "Australia/Lord_Howe");
  expect(["2026-04-04T14:45:00Z", "2026-04-04T15:15:00Z"].map(lordHowe.time)).toEqual([
    "1:45 (GMT+11)",
    "1:45 (GMT+10:30)",
  ]);
  expect(lordHowe.time("2026-04-04T15:30:00Z")).toBe("2:00");
  const troll = formatFor("en", "Antarctica/Troll");
  expect(["2026-10-25T00:30:00Z", "2026-10-25T02:30:00Z"].map(troll.time)).toEqual([
    "2:30 (GMT+2)",
    "2:30 (GMT)",
  ]);
  expect(troll.time("2026-10-25T03:00:00Z")).toBe("3:00");
});

test("an offset is shown exactly for the times that the zone has twice", () => {
  const zones = ["Australia/Lord_Howe", "Antarctica/Troll", tallinn, "Africa/Casablanca", "UTC"];
  const halfHours = fc.integer({ min: 0, max: 2 * 366 * 48 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), halfHours, (zone, count) => {
      const at = Temporal.Instant.from("2026-01-01T00:00Z").add({ minutes: count * 30 });
      const local = at.toZonedDateTimeISO(zone).toPlainDateTime();
      const [earlier, later] = (["earlier", "later"] as const).map((disambiguation) =>
        local.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
      );
      expect(formatFor("en", zone).time(at.epochMilliseconds).includes("("))
        .toBe(earlier !== later);
    }),
    { numRuns: 2000 },
  );
});

test("a date inside a sentence has its year and no weekday", () => {
  const dated = (language: "et" | "en" | "ru") =>
    formatFor(language, "Europe/Tallinn").date("2026-11-28T10:00:00Z", "dated");
  expect(dated("et")).toBe("28. november 2026");
  expect(dated("en")).toBe("28 November 2026");
  expect(dated("ru")).toBe("28 ноября 2026 г.");
});

test("a week in two months names both, and the year once unless it changes", () => {
  const months = (language: "et" | "en" | "ru", from: string, until: string) =>
    plain(formatFor(language, "UTC").months(`${from}T12:00:00Z`, `${until}T12:00:00Z`));
  expect(months("ru", "2026-11-29", "2026-12-05")).toBe("ноябрь — декабрь 2026 г.");
  expect(months("et", "2026-11-29", "2026-12-05")).toBe("november – detsember 2026");
  expect(months("en", "2026-12-29", "2027-01-04")).toBe("December 2026 – January 2027");
  expect(months("en", "2026-11-02", "2026-11-08")).toBe("November 2026");
});

test("a deadline names the weekday in the genitive in Russian", () => {
  const at = "2026-12-02T10:00:00Z";
  expect(formatFor("ru", tallinn).until(at)).toBe("среды, 2 декабря, 12:00");
});
