import { addDays, type Day, dayIn, dayMs } from "../../days.ts";
import { minutesOf, oncePerTime } from "../../therapy-sessions/group-sessions.ts";
import {
  type SessionTogether,
  togetherGroupsOf,
} from "../../therapy-sessions/sessions-together.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

export type AgendaDay = {
  day: Day;
  sessions: TherapySession[];
  /** Led by another practitioner. */
  together: SessionTogether[];
  count: number;
  minutes: number;
};

function takesPlace({ status }: Pick<TherapySession, "status">): boolean {
  return status !== "cancelled";
}

/** What takes place; a group once, however many clients booked it. */
function heldOf({ sessions, together }: Pick<AgendaDay, "sessions" | "together">) {
  return [
    ...oncePerTime(sessions.filter(takesPlace)),
    ...togetherGroupsOf(together.filter(takesPlace)).map(([first]) => first),
  ];
}

/** The sessions by day of a zone. Days keep the order of the list; with sessions of others they ascend. */
export function agendaOf(
  sessions: TherapySession[],
  zone: string,
  ledByOthers: SessionTogether[] = [],
): AgendaDay[] {
  const days = Map.groupBy(sessions, ({ startsAt }) => dayIn(zone, startsAt));
  const others = Map.groupBy(ledByOthers, ({ startsAt }) => dayIn(zone, startsAt));
  const dates = [...new Set([...days.keys(), ...others.keys()])];
  if (others.size > 0) dates.sort();
  return dates.map((day) => {
    const ofDay = days.get(day) ?? [];
    const together = others.get(day) ?? [];
    const held = heldOf({ sessions: ofDay, together });
    return {
      day,
      sessions: ofDay.toSorted((a, b) =>
        Date.parse(a.startsAt) - Date.parse(b.startsAt) ||
        Number(takesPlace(b)) - Number(takesPlace(a))
      ),
      together,
      count: held.length,
      minutes: held.reduce((sum, session) => sum + minutesOf(session), 0),
    };
  });
}

type Span = { from: number; to: number; group: TherapySession["group"]; past: boolean };

const hourMs = 3_600_000;

/** The instant (ms) at which a day begins in a zone, also on days with a change of clocks. */
function startOf(day: Day, zone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let at = noon - dayMs - 3 * hourMs; at <= noon + 3 * hourMs; at += hourMs / 4) {
    if (dayIn(zone, at) === day) return at;
  }
  return noon;
}

/** The sessions of a day as parts (0 to 1) of its time line, which covers 7:00 to 21:00 or more if needed. */
export function hoursOf(agendaDay: AgendaDay, zone: string, now: number): Span[] {
  const { day } = agendaDay;
  const held = heldOf(agendaDay);
  const start = startOf(day, zone);
  const end = startOf(addDays(day, 1), zone);
  const times = held.map((session) => ({
    session,
    from: Date.parse(session.startsAt),
    to: Math.min(end, Date.parse(session.endsAt)),
  }));
  const first = Math.min(start + 7 * hourMs, ...times.map(({ from }) => from));
  const last = Math.max(start + 21 * hourMs, ...times.map(({ to }) => to));
  return times.map(({ session, from, to }) => ({
    from: (from - first) / (last - first),
    to: (to - first) / (last - first),
    group: session.group,
    past: to <= now,
  }));
}

export function withoutComment(sessions: TherapySession[]): TherapySession[] {
  return sessions.filter(({ status, noShow, comments }) =>
    status === "finished" && !noShow &&
    !comments.some(({ isTherapistComment }) => isTherapistComment)
  ).toSorted((a, b) => Date.parse(b.startsAt) - Date.parse(a.startsAt));
}
