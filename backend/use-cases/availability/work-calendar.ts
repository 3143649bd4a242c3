import type { Account } from "../../domain/account.ts";
import type { Place } from "../../domain/availability-draft.ts";
import { day } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem, type ProblemCode, type ProblemValues } from "../../domain/field-problem.ts";
import { localStartOfDay } from "../../domain/local-time.ts";
import { type SessionBreak, sessionBreaks } from "../../domain/session-breaks.ts";
import type { Practice } from "../../domain/therapist.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import { dayOfDate } from "../../domain/wall-clock.ts";
import { mostCalendarDays, type WorkDay, workDays } from "../../domain/work-calendar.ts";
import type { Ports } from "../../ports/ports.ts";
import type { AvailabilityEditor } from "../../ports/scheduling/availability.ts";
import { schedulingAccountOf } from "../scheduling/scheduling-account.ts";
import { type OwnBlockingTime, ownBlockingTimes } from "./own-blocking-times.ts";

export type WorkCalendar = {
  /** IANA zone of the days. */
  timeZone: string;
  sessions: TherapySessionEntry[];
  /** Without the times of sessions. */
  blocking: OwnBlockingTime[];
  /** Empty when the hours are at an outside provider. */
  days: WorkDay[];
  /** Around the sessions. Empty when the hours are at an outside provider. */
  breaks: SessionBreak[];
  places: Place[];
  practices: Practice[];
};

const mostSessions = 2000;

type Needs = Pick<Ports, "scheduling" | "persistence">;

/**
 * Everything on the calendar of an account's profile from one date to another, both included. ERR_INVALID_INPUT for more
 * than `mostCalendarDays` days.
 */
export async function readWorkCalendar(
  ports: Needs,
  account: Account & { therapistId: string },
  { from, to }: { from: string; to: string },
  now: number,
): Promise<WorkCalendar> {
  const { therapistId } = account;
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  requireSpan(first, last);
  const own = await findEditor(ports, account);
  const hours = own && await own.editor.find(own.ownerUri);
  const timeZone = hours?.timeZone ??
    (await ports.persistence.users.find(account.userId))!.timeZone;
  const local = hours ?? { timeZone };
  const span = { from: localStartOfDay(local, first), to: localStartOfDay(local, last + 1) };
  const isInside = (time: { startsAt: number; endsAt: number }) =>
    time.startsAt < span.to && time.endsAt > span.from;
  const therapist = await ports.persistence.therapists.find(therapistId);
  const blocking = own
    ? await ownBlockingTimes(ports, own, { now, from: span.from, until: span.to })
    : [];
  const found = await sessionsIn(ports, therapistId, { ...span, now });
  const sessions = found.filter((one) => one.status !== "cancelled" && isInside(one));
  return {
    timeZone,
    sessions,
    blocking: blocking.filter((one) => one.therapySessionId === null && isInside(one.time)),
    days: hours ? workDays(hours, first, last) : [],
    breaks: hours ? sessionBreaks(sessions, hours) : [],
    places: hours?.places ?? [],
    practices: therapist?.practices ?? [],
  };
}

function requireSpan(first: number, last: number): void {
  const refusal = (errCode: ProblemCode, values?: ProblemValues) =>
    new DomainError("ERR_INVALID_INPUT", { errors: [problem("to", errCode, values)] });
  if (last < first) throw refusal("ERR_ENDS_BEFORE_START");
  if (last - first >= mostCalendarDays) {
    throw refusal("ERR_TOO_BIG", { most: mostCalendarDays, unit: "days" });
  }
}

async function findEditor(
  ports: Needs,
  account: Account,
): Promise<{ editor: AvailabilityEditor; ownerUri: string } | null> {
  const editor = ports.scheduling.availability;
  const ownerUri = editor && await schedulingAccountOf(ports, account);
  return editor && ownerUri ? { editor, ownerUri } : null;
}

async function sessionsIn(
  { persistence }: Pick<Ports, "persistence">,
  therapistId: string,
  { from, to, now }: { from: number; to: number; now: number },
): Promise<TherapySessionEntry[]> {
  const sessions: TherapySessionEntry[] = [];
  let cursor: string | undefined;
  do {
    // A session of the evening before may end inside.
    const filter = { now, from: from - day, to };
    const query = { limit: 100, order: "soonest" as const, cursor, filter };
    const page = await persistence.therapySessions.listOfTherapist(therapistId, query);
    sessions.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && sessions.length < mostSessions);
  return sessions.slice(0, mostSessions);
}
