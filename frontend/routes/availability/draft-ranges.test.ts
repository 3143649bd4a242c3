import { expect, test } from "vitest";
import { mondayOf } from "../../days.ts";
import { type Draft, hoursOn } from "./draft.ts";
import {
  addDated,
  addRule,
  bookedIn,
  datedRanges,
  moveDated,
  moveRule,
  removeDated,
  visibleHours,
  weeklyRanges,
} from "./draft-ranges.ts";

const poska = "11111111-0000-4000-8000-000000000001";
const monday = "2026-11-23";

const draft: Draft = {
  timeZone: "Europe/Tallinn",
  rules: [
    { id: "a", weekday: 1, fromMinute: 540, toMinute: 720, placeId: poska },
    { id: "b", weekday: 2, fromMinute: 540, toMinute: 720, placeId: null },
  ],
  exceptions: [{ date: "2026-11-24", note: "Lühem", ranges: [] }],
  vacations: [],
  places: [{ id: poska, name: "Poska 12" }],
  travelTimes: [],
  stays: [],
  practices: [],
  settings: {
    bufferMinutes: 15,
    travelMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
    stepMinutes: 15,
    dailyMaximum: null,
    weeklyMaximum: null,
    closedOnPublicHolidays: true,
  },
};

test("weekly ranges are the rules and move as rules", () => {
  const [first] = weeklyRanges(draft);
  expect(first).toEqual({ id: "a", weekday: 1, from: 540, to: 720, place: poska });
  expect(weeklyRanges(draft)[1]?.place).toBe("video");
  const moved = moveRule(draft, { ...first!, weekday: 3, from: 600, to: 780 });
  expect(moved.rules.find(({ id }) => id === "a")).toEqual({
    id: "a",
    weekday: 3,
    fromMinute: 600,
    toMinute: 780,
    placeId: poska,
  });
});

test("added hours get the place of the day's other hours, or the first place", () => {
  const where = (weekday: number) =>
    addRule(draft, { weekday, from: 900, to: 960 }, "n").rules
      .find(({ id }) => id === "n")?.placeId;
  expect(where(2)).toBeNull();
  expect(where(6)).toBe(poska);
});

test("dated ranges show the hours of each date", () => {
  expect(mondayOf("2026-11-29")).toBe(monday);
  expect(mondayOf(monday)).toBe(monday);
  expect(datedRanges(draft, [], monday).map(({ id }) => id)).toEqual(["2026-11-23.0"]);
  expect(datedRanges(draft, [monday], monday)).toEqual([]);
});

test("moving hours of a date creates an exception and keeps the weekly hours", () => {
  const [range] = datedRanges(draft, [], monday);
  const later = moveDated(draft, [], monday, { ...range!, from: 600, to: 780 });
  expect(later.rules).toEqual(draft.rules);
  expect(hoursOn(later, [], monday)).toEqual({
    ranges: [{ fromMinute: 600, toMinute: 780, placeId: poska }],
    source: "exception",
  });
  const otherDay = moveDated(draft, [], monday, { ...range!, weekday: 6 });
  expect(hoursOn(otherDay, [], monday).ranges).toEqual([]);
  expect(hoursOn(otherDay, [], "2026-11-28").ranges).toHaveLength(1);
});

test("adding and removing hours of a date keeps its note", () => {
  const drawn = addDated(draft, [], monday, { weekday: 2, from: 600, to: 660 });
  expect(drawn.exceptions).toEqual([{
    date: "2026-11-24",
    note: "Lühem",
    ranges: [{ fromMinute: 600, toMinute: 660, placeId: null }],
  }]);
  expect(removeDated(drawn, [], "2026-11-24.0").exceptions[0]?.ranges).toEqual([]);
});

test("bookings appear in the practitioner's time zone on the visible days", () => {
  const session = (startsAt: string, endsAt: string) => ({
    id: startsAt,
    startsAt,
    endsAt,
    client: { name: "Liisa" },
  });
  const sessions = [
    session("2026-11-22T22:30:00Z", "2026-11-22T23:30:00Z"),
    session("2026-11-29T22:30:00Z", "2026-11-29T23:30:00Z"),
  ];
  expect(bookedIn(sessions, { ...draft, stays: [] }, monday)).toEqual([
    { id: "2026-11-22T22:30:00Z", weekday: 1, from: 30, to: 90, label: "Liisa" },
  ]);
});

test("the visible hours extend to ranges outside of 8 to 20", () => {
  expect(visibleHours([])).toEqual({ from: 8, to: 20 });
  expect(visibleHours([{ from: 390, to: 1290 }])).toEqual({ from: 6, to: 22 });
});
