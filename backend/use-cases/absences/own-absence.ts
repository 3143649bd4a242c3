import {
  type Absence,
  answerTo,
  endOfAbsence,
  isAffected,
  requireLastDay,
  todayIn,
} from "../../domain/absence.ts";
import type { Account, User } from "../../domain/account.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SessionRequest } from "../../domain/session-request.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { ownEditor } from "../availability/own-availability.ts";

export type OwnAbsence = {
  absence: Absence;
  sessions: {
    session: TherapySessionEntry;
    startsAt: number;
    answer: ReturnType<typeof answerTo>;
  }[];
};

/** Errors as `ownEditor`. */
export async function ownHours(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Account,
) {
  const own = await ownEditor(ports, account);
  return { ...own, therapistId: account.therapistId! };
}

/** The absence until a day (YYYY-MM-DD): a new one, or the current one with its later last day. ERR_INVALID_INPUT. */
export function absenceUntil(
  current: Absence | null,
  { toDate, ...fresh }: Pick<Absence, "id" | "therapistId" | "timeZone" | "toDate">,
  now: number,
): Absence {
  requireLastDay(toDate, fresh.timeZone, now);
  if (current) return { ...current, toDate: toDate > current.toDate ? toDate : current.toDate };
  const fromDate = todayIn(fresh.timeZone, now);
  return { ...fresh, fromDate, toDate, createdAt: now, endedAt: null };
}

/** The sessions that an absence concerns and that are not part of it yet, with their clients, in order. */
export async function readAffected(
  { therapySessions, users }: Pick<Repositories, "therapySessions" | "users">,
  absence: Absence,
  now: number,
): Promise<{ session: TherapySessionEntry; client: User }[]> {
  const until = endOfAbsence(absence);
  const filter = { now, from: now - day, to: until };
  const affected: { session: TherapySessionEntry; client: User }[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 100, order: "soonest" as const, cursor, filter };
    const page = await therapySessions.listOfTherapist(absence.therapistId, query);
    for (const session of page.items) {
      if (!isAffected(session, until, now)) continue;
      const client = await users.find(session.userId);
      if (client) affected.push({ session, client });
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return affected;
}

/** The booked sessions that others lead with the absent practitioner and that begin after `now` (ms), in order. */
export async function readLedByOthers(
  { scheduling }: Pick<Ports, "scheduling">,
  { companions }: Pick<Repositories, "companions">,
  absence: Absence,
  now: number,
): Promise<SessionTogether[]> {
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  const range = { from: now, to: endOfAbsence(absence), eventsUri };
  const sessions = await companions.listSessions(absence.therapistId, range);
  return sessions.filter(({ status, startsAt }) => status === "booked" && startsAt > now);
}

/** The requests that wait for an answer about a time of an absence. */
export async function requestsDuring(
  { sessionRequests }: Pick<Repositories, "sessionRequests">,
  absence: Absence,
  now: number,
): Promise<SessionRequest[]> {
  const until = endOfAbsence(absence);
  const waiting = await sessionRequests.listWaitingFor(absence.therapistId, now);
  return waiting.filter(({ startsAt }) => startsAt < until);
}

export async function readOwnAbsence(
  { absences, therapySessions }: Pick<Repositories, "absences" | "therapySessions">,
  absence: Absence,
): Promise<OwnAbsence> {
  const sessions: OwnAbsence["sessions"] = [];
  for (const absent of await absences.listSessions(absence.id)) {
    const session = await therapySessions.findEntry(absent.therapySessionId, false);
    if (!session) continue;
    const { startsAt } = absent;
    sessions.push({ session, startsAt, answer: answerTo(absent, session) });
  }
  return { absence, sessions };
}

/** The absence of today or of later days, or null. Errors as `ownEditor`. */
export async function findCurrentAbsence(
  ports: Pick<Ports, "persistence" | "scheduling">,
  account: Account,
  now: number,
): Promise<OwnAbsence | null> {
  const { persistence } = ports;
  const { therapistId, editor, ownerUri } = await ownHours(ports, account);
  const hours = await editor.find(ownerUri);
  if (!hours) throw new DomainError("ERR_NOT_FOUND");
  const current = await persistence.absences.findCurrent(
    therapistId,
    todayIn(hours.timeZone, now),
  );
  return current && await readOwnAbsence(persistence, current);
}
