import { minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { type TherapySession, withNewVersion } from "./therapy-session.ts";
import { dayAt } from "./wall-clock.ts";

/** What a practitioner who is late can choose. */
export const delayMinutes = [5, 10, 15, 20, 30] as const;

/** A session may still wait for its practitioner this long (ms) after its start. */
const waitingFor = 15 * minute;

const roundedTo = 5;

type Planned = Pick<
  TherapySession,
  "id" | "status" | "startsAt" | "endsAt" | "meetingType" | "place" | "awaySince"
>;

/** The sessions of the day of `now` (ms) in a zone that can still begin later, in order. */
export function sessionsToDelay<Session extends Planned>(
  sessions: readonly Session[],
  timeZone: string,
  now: number,
): Session[] {
  return sessions.filter(({ status, startsAt, endsAt, awaySince }) =>
    status === "booked" && awaySince === null && now < Math.min(startsAt + waitingFor, endsAt) &&
    dayAt(timeZone, startsAt) === dayAt(timeZone, now)
  ).sort((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** The session that begins later unless the practitioner names another one: the next to begin. */
export function firstToDelay<Session extends Planned>(
  sessions: readonly Session[],
  now: number,
): Session | undefined {
  return sessions.find(({ startsAt }) => startsAt >= now) ?? sessions.at(-1);
}

/**
 * How many minutes later each session begins when the first begins `minutes` later. Time between two sessions makes up
 * for a delay, except for the way to another place. Guests of one group begin together.
 */
export function delaysOf<Session extends Planned>(
  sessions: readonly Session[],
  { fromId, minutes, travelMinutes }: { fromId: string; minutes: number; travelMinutes: number },
): { session: Session; minutes: number }[] {
  const first = sessions.findIndex(({ id }) => id === fromId);
  if (first < 0) throw new DomainError("ERR_NOT_FOUND");
  const start = sessions[first]!.startsAt;
  const delayed: { session: Session; minutes: number }[] = [];
  let [before, delay] = [sessions[first]!, minutes * minute];
  for (const session of sessions.filter(({ startsAt }) => startsAt >= start)) {
    if (session.startsAt > before.startsAt) {
      const way = isElsewhere(before, session) ? travelMinutes * minute : 0;
      const gap = Math.max(0, session.startsAt - before.endsAt - way);
      delay = Math.max(0, delay - gap);
    }
    if (delay === 0) break;
    delayed.push({ session, minutes: Math.ceil(delay / minute / roundedTo) * roundedTo });
    before = session;
  }
  return delayed;
}

/** The session with its delay; itself when its client knows of one as long. */
export function delay<Session extends TherapySession>(
  session: Session,
  minutes: number,
  now: number,
): Session {
  if (knowsOfDelay(session, minutes)) return session;
  return withNewVersion({ ...session, lateMinutes: minutes }, now);
}

export function knowsOfDelay(
  { lateMinutes }: Pick<TherapySession, "lateMinutes">,
  minutes: number,
): boolean {
  return lateMinutes !== null && lateMinutes >= minutes;
}

function isElsewhere(one: Planned, other: Planned): boolean {
  return one.meetingType === "IN_PERSON" && other.meetingType === "IN_PERSON" &&
    one.place !== other.place;
}
