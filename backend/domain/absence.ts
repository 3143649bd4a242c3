import type { AvailabilityDraft } from "./availability-draft.ts";
import { hour } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { problem, type ProblemCode, type ProblemValues } from "./field-problem.ts";
import { canCancel, cancel, type TherapySession, withNewVersion } from "./therapy-session.ts";
import { dateOf, dayAt, dayOfDate, startOfDay } from "./wall-clock.ts";

/** The longest absence that is announced at once, in days. */
const mostAbsentDays = 60;

/** Days on which a practitioner unexpectedly cannot work, both dates included. Instants in ms. */
export type Absence = {
  id: string;
  therapistId: string;
  /** YYYY-MM-DD in `timeZone`. */
  fromDate: string;
  toDate: string;
  timeZone: string;
  createdAt: number;
  /** When the practitioner said that the sessions take place after all. */
  endedAt: number | null;
};

/** A session that could not take place as booked. Instants in ms. */
export type AbsenceSession = {
  absenceId: string;
  therapySessionId: string;
  startsAt: number;
  remindedAt: number | null;
  /** The session with another practitioner that was booked instead. */
  replacementId: string | null;
};

export const absenceAnswers = [
  "waiting",
  "moved",
  "replaced",
  "cancelled",
  "unanswered",
  "kept",
] as const;

type AbsenceAnswer = (typeof absenceAnswers)[number];

/** What became of a session of an absence. */
export function answerTo(
  { startsAt, replacementId }: AbsenceSession,
  session: Pick<TherapySession, "status" | "startsAt" | "awaySince" | "cancelledBy">,
): AbsenceAnswer {
  if (replacementId !== null) return "replaced";
  if (session.status === "cancelled") {
    return session.cancelledBy === "therapist" ? "unanswered" : "cancelled";
  }
  if (session.awaySince !== null) return "waiting";
  return session.startsAt === startsAt ? "kept" : "moved";
}

/** Today in the practitioner's zone, YYYY-MM-DD. */
export function todayIn(timeZone: string, now: number): string {
  return dateOf(dayAt(timeZone, now));
}

/** ERR_INVALID_INPUT for a date that is over or too far ahead. */
export function requireLastDay(toDate: string, timeZone: string, now: number): void {
  const today = dayAt(timeZone, now);
  const last = dayOfDate(toDate);
  const refusal = (errCode: ProblemCode, values?: ProblemValues) =>
    new DomainError("ERR_INVALID_INPUT", { errors: [problem("toDate", errCode, values)] });
  if (last < today) throw refusal("ERR_IN_PAST");
  if (last - today >= mostAbsentDays) {
    throw refusal("ERR_TOO_BIG", { most: mostAbsentDays, unit: "days" });
  }
}

/** The end (ms) of the last day. */
export function endOfAbsence({ toDate, timeZone }: Pick<Absence, "toDate" | "timeZone">): number {
  return startOfDay(timeZone, dayOfDate(toDate) + 1);
}

/** Whether a session is still to begin at `now` (ms) and cannot. */
export function isAffected(
  { status, startsAt, awaySince }: Pick<TherapySession, "status" | "startsAt" | "awaySince">,
  until: number,
  now: number,
): boolean {
  return status === "booked" && awaySince === null && startsAt > now && startsAt < until;
}

/** The hours with the days of the absence as a vacation. */
export function withAbsence<Draft extends AvailabilityDraft>(
  draft: Draft,
  { id, fromDate, toDate }: Absence,
): Draft {
  const others = draft.vacations.filter((vacation) => vacation.id !== id);
  return { ...draft, vacations: [...others, { id, fromDate, toDate, note: "" }] };
}

/** The hours open again from today on; earlier days of the absence stay closed. */
export function withoutAbsence<Draft extends AvailabilityDraft>(
  draft: Draft,
  { id, fromDate, timeZone }: Absence,
  now: number,
): Draft {
  const yesterday = dateOf(dayAt(timeZone, now) - 1);
  const vacations = draft.vacations.flatMap((vacation) => {
    if (vacation.id !== id) return [vacation];
    return fromDate <= yesterday ? [{ ...vacation, toDate: yesterday }] : [];
  });
  return { ...draft, vacations };
}

/** Whether the client of a session has not chosen yet what becomes of it. */
export function isUnanswered({ status, awaySince }: TherapySession): boolean {
  return status === "booked" && awaySince !== null;
}

/** Whether a session was cancelled because its practitioner could not hold it; the client may have cancelled it. */
export function isCancelledForAbsence(
  { status, awaySince }: Pick<TherapySession, "status" | "awaySince">,
): boolean {
  return status === "cancelled" && awaySince !== null;
}

export function markAway(session: TherapySession, now: number): TherapySession {
  return withNewVersion({ ...session, awaySince: now }, now);
}

/** ERR_ILLEGAL_TRANSITION when the client has chosen already. */
export function keep(session: TherapySession, now: number): TherapySession {
  if (!isUnanswered(session)) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return withNewVersion({ ...session, awaySince: null }, now);
}

/** The session whose client did not answer, cancelled by its practitioner, also after its end. */
export function callOff(session: TherapySession, now: number): TherapySession {
  const at = canCancel(session, "therapist", now) ? now : session.startsAt;
  return cancel(session, "therapist", null, at);
}

const eveningHours = 18;
/** No reminder so soon (ms) after the first mail. */
const leastBetween = 2 * hour;

/** When (ms) a client who has not answered is reminded: the evening before, once. */
export function answerReminderAt(
  { startsAt, timeZone, awaySince }: Pick<TherapySession, "startsAt" | "timeZone" | "awaySince">,
): number | null {
  const evening = startOfDay(timeZone, dayAt(timeZone, startsAt) - 1) + eveningHours * hour;
  return awaySince !== null && awaySince + leastBetween <= evening ? evening : null;
}
