import { expect, test } from "vitest";
import { hour, minute } from "./duration.ts";
import { delaysOf, firstToDelay, sessionsToDelay } from "./running-late.ts";

const nine = Date.parse("2026-11-23T07:00:00Z");

function session(id: string, from: number, minutes: number, place = "Poska 12") {
  const startsAt = nine + from * minute;
  const endsAt = startsAt + minutes * minute;
  const terms = { status: "booked", awaySince: null, meetingType: "IN_PERSON", place } as const;
  return { id, startsAt, endsAt, ...terms };
}

const delays = (sessions: ReturnType<typeof session>[], minutes: number, travelMinutes = 0) =>
  delaysOf(sessions, { fromId: sessions[0]!.id, minutes, travelMinutes })
    .map((one) => [one.session.id, one.minutes]);

test("a gap absorbs a delay, and what is left moves the next session", () => {
  const day = [session("a", 0, 50), session("b", 60, 50), session("c", 125, 50)];
  expect(delays(day, 30)).toEqual([["a", 30], ["b", 20], ["c", 5]]);
  expect(delays(day, 10)).toEqual([["a", 10]]);
});

test("a delay that is left is rounded up to five minutes", () => {
  expect(delays([session("a", 0, 50), session("b", 53, 50)], 10)).toEqual([["a", 10], ["b", 10]]);
});

test("the way to another place does not absorb a delay", () => {
  const day = [session("a", 0, 50), session("b", 80, 50, "Narva mnt 4")];
  expect(delays(day, 20)).toEqual([["a", 20]]);
  expect(delays(day, 20, 25)).toEqual([["a", 20], ["b", 15]]);
});

test("guests of one group begin together", () => {
  const day = [session("a", 0, 60), session("b", 0, 60), session("c", 60, 50)];
  expect(delays(day, 15)).toEqual([["a", 15], ["b", 15], ["c", 15]]);
});

test("only booked sessions of the day that have not begun long ago can begin later", () => {
  const now = nine + 70 * minute;
  const day = [
    session("over", 0, 50),
    session("waiting", 60, 50),
    { ...session("cancelled", 120, 50), status: "cancelled" as const },
    session("next", 180, 50),
    session("tomorrow", 24 * 60, 50),
  ];
  const today = sessionsToDelay(day, "Europe/Tallinn", now);
  expect(today.map(({ id }) => id)).toEqual(["waiting", "next"]);
  expect(firstToDelay(today, now)?.id).toBe("next");
  const beforeMidnight = nine + 14.9 * hour;
  expect(sessionsToDelay(day, "Europe/Tallinn", beforeMidnight)).toEqual([]);
});
