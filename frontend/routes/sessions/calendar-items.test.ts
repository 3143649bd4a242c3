import { expect, test } from "vitest";
import { breaksOn, gridHours, insideHours, moveProblem, partsOn } from "./calendar-items.ts";

const zone = "Europe/Tallinn";

test("a time over midnight has a part on both days", () => {
  const times = [{ startsAt: "2026-11-23T20:00:00Z", endsAt: "2026-11-24T01:30:00Z" }];
  expect(partsOn(["2026-11-23", "2026-11-24", "2026-11-25"], times, zone)).toEqual([
    { date: "2026-11-23", from: 22 * 60, to: 24 * 60, of: times[0] },
    { date: "2026-11-24", from: 0, to: 3 * 60 + 30, of: times[0] },
  ]);
});

test("a session keeps its wall-clock place on days of a clock change", () => {
  const part = (startsAt: string, endsAt: string) =>
    partsOn([startsAt.slice(0, 10)], [{ startsAt, endsAt }], zone)[0];
  expect(part("2026-10-25T08:00:00Z", "2026-10-25T08:50:00Z"))
    .toMatchObject({ date: "2026-10-25", from: 600, to: 650 });
  // From 3:30 to 3:20, after the clock went back from 4:00.
  expect(part("2026-10-25T00:30:00Z", "2026-10-25T01:20:00Z"))
    .toMatchObject({ date: "2026-10-25", from: 210, to: 260 });
  expect(part("2027-03-28T07:00:00Z", "2027-03-28T07:50:00Z"))
    .toMatchObject({ date: "2027-03-28", from: 600, to: 650 });
});

test("the grid grows for early and late times, and cuts what reaches beyond it", () => {
  const early = { date: "2026-11-24", from: 390, to: 450 };
  expect(gridHours([])).toEqual({ from: 8, to: 20 });
  expect(gridHours([early])).toEqual({ from: 6, to: 20 });
  const allDay = { date: "2026-11-24", from: 0, to: 1440 };
  expect(insideHours(allDay, { from: 8, to: 20 })).toMatchObject({ from: 480, to: 1200 });
  expect(insideHours(early, { from: 8, to: 20 })).toBeNull();
});

test("a move is refused for the past, for taken times, without a break and outside the hours", () => {
  const session = {
    id: "a",
    startsAt: "2026-11-24T08:00:00Z",
    endsAt: "2026-11-24T09:00:00Z",
    meetingType: "VIDEO_CALL",
  };
  const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`);
  const calendar = {
    sessions: [
      { ...session, client: { name: "Mari" } },
      {
        id: "b",
        startsAt: "2026-11-24T10:00:00Z",
        endsAt: "2026-11-24T11:00:00Z",
        client: { name: "Liisa" },
      },
    ],
    times: [{ startsAt: "2026-11-24T12:30:00Z", endsAt: "2026-11-24T13:00:00Z", name: "Home" }],
    breaks: [
      {
        sessionId: "a",
        kind: "after",
        startsAt: "2026-11-24T09:00:00Z",
        endsAt: "2026-11-24T09:15:00Z",
      },
      {
        sessionId: "b",
        kind: "after",
        startsAt: "2026-11-24T11:00:00Z",
        endsAt: "2026-11-24T11:10:00Z",
      },
    ],
    days: [{ open: [{ startsAt: "2026-11-24T07:00:00Z", endsAt: "2026-11-24T15:00:00Z" }] }],
  } as unknown as Parameters<typeof moveProblem>[0];
  const problem = (time: string) => moveProblem(calendar, session, at(time), at("07:30"));
  expect(problem("07:15")).toEqual({ kind: "past" });
  expect(problem("08:45")).toBeNull();
  expect(problem("08:50")).toEqual({ kind: "break", by: "Liisa" });
  expect(problem("11:05")).toEqual({ kind: "break", by: "Liisa" });
  expect(problem("11:10")).toBeNull();
  expect(problem("09:30")).toEqual({ kind: "taken", by: "Liisa" });
  expect(problem("12:45")).toEqual({ kind: "taken", by: "Home" });
  expect(problem("14:30")).toEqual({ kind: "outside" });
});

test("breaks are joined, and cut by sessions and by the way to another place", () => {
  const at = (time: string) => `2026-11-24T${time}:00Z`;
  const one = (kind: "before" | "after" | "travel", from: string, to: string) => ({
    sessionId: "a",
    kind,
    startsAt: at(from),
    endsAt: at(to),
  });
  const calendar = {
    timeZone: zone,
    sessions: [{ startsAt: at("08:00"), endsAt: at("09:00") }],
    breaks: [
      one("before", "07:45", "08:00"),
      one("after", "09:00", "09:30"),
      one("before", "09:20", "09:50"),
      one("before", "08:50", "09:00"),
      one("travel", "09:25", "09:35"),
    ],
  } as unknown as Parameters<typeof breaksOn>[1];
  const date = "2026-11-24";
  expect(breaksOn([date], calendar)).toEqual([
    { date, from: 585, to: 600, kind: "break" },
    { date, from: 660, to: 685, kind: "break" },
    { date, from: 685, to: 695, kind: "travel" },
    { date, from: 695, to: 710, kind: "break" },
  ]);
});

test("a session in person cannot be moved onto hours by video only, and a call can", () => {
  const at = (time: string) => `2026-11-24T${time}:00Z`;
  const calendar = {
    sessions: [],
    times: [],
    breaks: [],
    days: [{
      open: [
        { startsAt: at("07:00"), endsAt: at("10:00"), placeId: "studio" },
        { startsAt: at("12:00"), endsAt: at("15:00"), placeId: null },
      ],
    }],
  } as unknown as Parameters<typeof moveProblem>[0];
  const problem = (meetingType: string, time: string) => {
    const session = { id: "a", startsAt: at("08:00"), endsAt: at("09:00"), meetingType };
    return moveProblem(calendar, session, Date.parse(at(time)), Date.parse(at("06:00")));
  };
  expect(problem("IN_PERSON", "13:00")).toEqual({ kind: "videoOnly" });
  expect(problem("IN_PERSON", "07:30")).toBeNull();
  expect(problem("VIDEO_CALL", "13:00")).toBeNull();
});
