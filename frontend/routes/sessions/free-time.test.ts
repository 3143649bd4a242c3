import { expect, test } from "vitest";
import { timeAhead, timeToBook } from "./free-time.ts";

const day = (date: string, from: string, to: string) => ({
  date,
  timeZone: "Europe/Tallinn",
  away: null,
  note: "",
  open: [{
    startsAt: `${date}T${from}:00Z`,
    endsAt: `${date}T${to}:00Z`,
    placeId: null,
  }],
  closed: [],
});

/** Open from 10:00 to 16:00 in Tallinn. */
const calendar = {
  timeZone: "Europe/Tallinn",
  days: [day("2026-11-24", "08:00", "14:00"), day("2026-11-25", "08:00", "14:00")],
};
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+02:00`);

test.each([
  ["before the hours", "07:10", "2026-11-24", 600],
  ["in the hours, rounded up", "12:10", "2026-11-24", 750],
  ["after the hours", "18:20", "2026-11-24", 1110],
  ["late in the evening, on the next day", "23:10", "2026-11-25", 600],
])("the time to book is ahead %s", (_, now, date, from) => {
  expect(timeToBook(calendar, "2026-11-24", at(now))).toMatchObject({ date, from });
});

test("a day that is over leads to today, and a later day to its first open time", () => {
  expect(timeToBook(calendar, "2026-11-20", at("12:00"))).toMatchObject({ date: "2026-11-24" });
  expect(timeToBook(calendar, "2026-11-25", at("12:00")))
    .toMatchObject({ date: "2026-11-25", from: 600 });
});

test("a time on the grid stays as it is unless it is over", () => {
  const time = { date: "2026-11-24", from: 720, to: 750 };
  expect(timeAhead(calendar, time, at("11:59"))).toBe(time);
  expect(timeAhead(calendar, time, at("12:01"))).toMatchObject({ date: "2026-11-24", from: 750 });
});
