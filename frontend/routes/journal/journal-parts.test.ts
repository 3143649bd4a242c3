import fc from "fast-check";
import { expect, test } from "vitest";
import {
  displayStatusOf,
  nextOf,
  type TherapySession,
} from "../../therapy-sessions/therapy-session.ts";
import { countByMonth, countParts, monthsOf, ringsOf, sessionsOf } from "./journal-parts.ts";

const zone = "Europe/Tallinn";
const now = Date.parse("2026-11-20T12:00:00Z");

function session(startsAt: string, rest: Partial<TherapySession> = {}): TherapySession {
  const endsAt = new Date(Date.parse(startsAt) + 3_000_000).toISOString();
  const status = Date.parse(endsAt) > now ? "booked" : "finished";
  return { id: startsAt, startsAt, endsAt, status, group: "somatic", ...rest } as TherapySession;
}

const soon = session("2026-11-24T16:15:00Z");
const later = session("2026-12-01T16:15:00Z");
const cancelled = session("2026-11-26T07:00:00Z", { status: "cancelled" });
const past = session("2026-11-12T15:30:00Z");
const all = [later, cancelled, soon, past];

test("every session is upcoming, past or cancelled, and the counts say the same", () => {
  expect(sessionsOf("upcoming", all, now)).toEqual([later, soon]);
  expect(sessionsOf("past", all, now)).toEqual([past]);
  expect(sessionsOf("cancelled", all, now)).toEqual([cancelled]);
  expect(sessionsOf("all", all, now)).toBe(all);
  const counts = countParts(all.map((each) => ({ ...each, recommendations: [] })), now);
  expect(counts).toEqual({ all: 4, upcoming: 2, past: 1, cancelled: 1, recommended: 0 });
});

test("the months of the year count the sessions that are not cancelled", () => {
  const counts = countByMonth([...all, session("2025-11-19T15:30:00Z")], "2026", zone);
  expect(counts).toHaveLength(12);
  expect(counts.slice(10)).toEqual([{ month: "2026-11", count: 2 }, {
    month: "2026-12",
    count: 1,
  }]);
  expect(countByMonth([session("2025-12-31T22:30:00Z")], "2026", zone)[0]?.count).toBe(1);
});

test("the recommended part contains the sessions with recommendations", () => {
  const recommended = session("2026-10-12T15:30:00Z", {
    recommendations: [{ practices: [], text: "Rest.", createdAt: "2026-10-12T17:00:00Z" }],
  });
  const plain = { ...past, recommendations: [] };
  expect(sessionsOf("recommended", [plain, recommended], now)).toEqual([recommended]);
});

test("the next session is the first booked one", () => {
  expect(nextOf(all, now)).toBe(soon);
  expect(nextOf([past, cancelled], now)).toBeUndefined();
});

test("a running session is upcoming until it ends", () => {
  const running = session("2026-11-20T11:30:00Z", {
    endsAt: "2026-11-20T12:20:00Z",
    status: "booked",
  });
  expect(nextOf([running, soon], now)).toBe(running);
});

test("months follow the zone: future ones soonest first, then past ones latest first; a cancelled session keeps its date", () => {
  const midnight = session("2026-10-31T22:30:00Z");
  expect(monthsOf([...all, midnight], zone, now)).toEqual([
    { month: "2026-11", ahead: true, sessions: [soon, cancelled], cancelled: 1 },
    { month: "2026-12", ahead: true, sessions: [later], cancelled: 0 },
    { month: "2026-11", ahead: false, sessions: [past, midnight], cancelled: 0 },
  ]);
  expect(monthsOf([midnight], "Europe/London", now)[0]?.month).toBe("2026-10");
});

test("every finished session of the year is a ring of its group, booked ones are planned", () => {
  const talk = session("2026-11-19T15:30:00Z", { group: "talking" });
  const lastYear = session("2025-11-19T15:30:00Z");
  const rings = ringsOf([...all, talk, lastYear], "2026", zone);
  expect(rings.map((ring) => ring.name)).toEqual(["somatic", "talking", "planned", "planned"]);
});

test("a no-show is missed instead of finished and has no ring", () => {
  const missed = session("2026-11-10T15:30:00Z", { status: "finished", noShow: true });
  expect([missed, past, soon].map(displayStatusOf)).toEqual(["missed", "finished", "booked"]);
  expect(ringsOf([past, missed], "2026", zone)).toHaveLength(1);
});

test("a longer pause between sessions makes a wider ring", () => {
  const days = ["2026-01-10", "2026-01-17", "2026-03-20"].map((day) => session(`${day}T10:00:00Z`));
  const [, week, pause] = ringsOf(days, "2026", zone);
  expect(pause!.width).toBeGreaterThan(week!.width);
});

test("the rings of any number of sessions fit into the drawing", () => {
  const days = fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 120 });
  fc.assert(fc.property(days, fc.integer({ min: 0, max: 5 }), (offsets, planned) => {
    const start = Date.parse("2026-01-01T12:00:00Z");
    const held = offsets.map((day) =>
      session(new Date(start + day * 86_400_000).toISOString(), { status: "finished" })
    );
    const ahead = Array.from({ length: planned }, () => soon);
    const width = ringsOf([...held, ...ahead], "2026", zone).reduce(
      (sum, ring) => sum + ring.width,
      0,
    );
    expect(width).toBeLessThanOrEqual(86.001);
  }));
});
