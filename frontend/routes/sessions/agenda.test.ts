import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn } from "../../days.ts";
import type { SessionTogether } from "../../therapy-sessions/sessions-together.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { agendaOf, hoursOf, withoutComment } from "./agenda.ts";

const zone = "Europe/Tallinn";

function session(startsAt: string, rest: Partial<TherapySession> = {}): TherapySession {
  const endsAt = new Date(Date.parse(startsAt) + 3_000_000).toISOString();
  return {
    id: startsAt,
    startsAt,
    endsAt,
    durationMinutes: 50,
    status: "booked",
    group: "somatic",
    noShow: false,
    comments: [],
    ...rest,
  } as TherapySession;
}

const morning = session("2026-11-24T07:00:00Z");
const evening = session("2026-11-24T16:15:00Z", { group: "talking" });
const cancelled = session("2026-11-24T07:00:00Z", { id: "gone", status: "cancelled" });
const tomorrow = session("2026-11-25T07:00:00Z");

test("days keep the order of the list, sessions of a day are sorted by start", () => {
  expect(agendaOf([tomorrow, evening, cancelled, morning], zone)).toEqual([
    { day: "2026-11-25", sessions: [tomorrow], together: [], count: 1, minutes: 50 },
    {
      day: "2026-11-24",
      sessions: [morning, cancelled, evening],
      together: [],
      count: 2,
      minutes: 100,
    },
  ]);
});

test("sessions that another practitioner leads are counted, a group of theirs once", () => {
  function led(id: string, startsAt: string, rest: Partial<SessionTogether> = {}) {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    const lead = { id: "lead" } as SessionTogether["lead"];
    return { id, startsAt, endsAt, lead, status: "booked", ...rest } as SessionTogether;
  }
  const noon = "2026-11-24T10:00:00Z";
  const guests = [led("one", noon), led("two", noon), led("gone", noon, { status: "cancelled" })];
  const alone = led("alone", "2026-11-23T10:00:00Z");
  const [first, second] = agendaOf([morning], zone, [...guests, alone]);
  expect(first).toMatchObject({ day: "2026-11-23", sessions: [], count: 1, minutes: 60 });
  expect(second).toMatchObject({ day: "2026-11-24", sessions: [morning], count: 2, minutes: 110 });
  expect(hoursOf(second!, zone, 0)).toHaveLength(2);
});

test("a session belongs to the day of the practitioner's zone", () => {
  const [late] = agendaOf([session("2026-11-24T22:30:00Z")], zone);
  expect(late?.day).toBe("2026-11-25");
});

test("the time line covers 7:00 to 21:00 and marks past sessions", () => {
  const [day] = agendaOf([morning, cancelled, evening], zone);
  const lines = hoursOf(day!, zone, Date.parse("2026-11-24T12:00:00Z"));
  expect(lines.map(({ group, past }) => [group, past])).toEqual([
    ["somatic", true],
    ["talking", false],
  ]);
  expect(lines[0]!.from).toBeCloseTo(2 / 14);
  expect(lines[1]!.from).toBeCloseTo(11.25 / 14);
});

test("every session fits into the time line of its day, also across a change of clocks", () => {
  const instant = fc.integer({
    min: Date.parse("2026-03-01T00:00:00Z"),
    max: Date.parse("2026-12-01T00:00:00Z"),
  });
  fc.assert(fc.property(fc.array(instant, { minLength: 1, maxLength: 8 }), (starts) => {
    const sessions = starts.map((at) => session(new Date(at).toISOString()));
    const days = agendaOf(sessions, zone);
    expect(days.flatMap((day) => day.sessions)).toHaveLength(sessions.length);
    for (const day of days) {
      for (const each of day.sessions) expect(dayIn(zone, each.startsAt)).toBe(day.day);
      for (const { from, to } of hoursOf(day, zone, 0)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1);
        expect(to).toBeGreaterThan(from);
      }
    }
  }));
});

test("sessions without the practitioner's comment are found, except no-shows", () => {
  const finished = session("2026-11-20T07:00:00Z", { status: "finished" });
  const missed = session("2026-11-19T07:00:00Z", { status: "finished", noShow: true });
  const commented = session("2026-11-18T07:00:00Z", {
    status: "finished",
    comments: [{ isTherapistComment: true }] as TherapySession["comments"],
  });
  const clientCommented = session("2026-11-21T07:00:00Z", {
    status: "finished",
    comments: [{ isTherapistComment: false }] as TherapySession["comments"],
  });
  expect(withoutComment([missed, finished, commented, clientCommented, morning])).toEqual([
    clientCommented,
    finished,
  ]);
});
