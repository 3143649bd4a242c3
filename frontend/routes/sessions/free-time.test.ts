import { expect, test } from "vitest";
import type { WorkCalendar } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
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
  sessions: [],
  times: [],
  breaks: [],
  practices: [],
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

test("the time to book is the first one where the first practice fits beside everything else", () => {
  const onDay = (from: string, to: string) => ({
    startsAt: `2026-11-24T${from}:00+02:00`,
    endsAt: `2026-11-24T${to}:00+02:00`,
  });
  const session = { id: "a", ...onDay("10:00", "11:00") } as TherapySession;
  const busy = {
    ...calendar,
    sessions: [session],
    breaks: [{ sessionId: "a", kind: "after" as const, ...onDay("11:00", "11:15") }],
    times: [{ ...onDay("12:30", "13:00") } as WorkCalendar["times"][number]],
    practices: [{ durationMinutes: 75 } as WorkCalendar["practices"][number]],
  };
  expect(timeToBook(busy, "2026-11-24", at("07:00"))).toMatchObject({ from: 13 * 60 });
  const full = { ...busy, times: [{ ...busy.times[0]!, ...onDay("11:30", "16:00") }] };
  expect(timeToBook(full, "2026-11-24", at("07:00"))).toMatchObject({ from: 600 });
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
