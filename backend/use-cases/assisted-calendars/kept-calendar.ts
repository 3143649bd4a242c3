import type { Account } from "../../domain/account.ts";
import type { AdminActionName } from "../../domain/admin-action.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { recordAction } from "../admin/record-action.ts";
import { requireRight } from "../require-right.ts";

/** The caller as who keeps the calendar of one practitioner, and nothing else of the caller's own. */
type CalendarKeeper = Account & { therapistId: string };

/**
 * The only way to another practitioner's calendar: the caller's own one, or one that the caller keeps as an assistant.
 * ERR_FORBIDDEN for callers who keep none, ERR_NOT_FOUND for a calendar of others.
 */
export async function requireKeptCalendar(
  { assistants }: Pick<Repositories, "assistants">,
  account: Account,
  therapistId: string,
): Promise<CalendarKeeper> {
  requireRight(account, "keep-calendar");
  if (account.therapistId !== therapistId) {
    const helped = await assistants.listHelped(account.userId, null);
    const isKept = helped.some((one) => one.therapistId === therapistId);
    if (!isKept) throw new DomainError("ERR_NOT_FOUND");
  }
  const { userId, signInId, email, name } = account;
  return { userId, signInId, email, name, therapistId, isAdmin: false };
}

/** A session of the calendar. ERR_NOT_FOUND, also for a session of the caller's own elsewhere. */
export async function requireSessionOf(
  { therapySessions }: Pick<Repositories, "therapySessions">,
  { therapistId }: CalendarKeeper,
  id: string,
): Promise<TherapySession> {
  const session = await therapySessions.find(id);
  if (session?.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  return session;
}

/** Shows clients that the keeper of the calendar saw their names and times. */
export async function recordCalendarReads(
  persistence: Persistence,
  account: CalendarKeeper,
  clientIds: Iterable<string>,
  now: number,
): Promise<void> {
  const { userId } = account;
  const therapist = await persistence.therapists.find(account.therapistId);
  const role = therapist?.userId === userId ? "practitioner" : "assistant";
  const reads = [...new Set(clientIds)].map((clientId) => ({
    ...{ userId: clientId, kind: "calendar", why: "calendar-keeping" } as const,
  }));
  await recordReads(persistence, { account, now, role }, reads);
}

/** Notes, in the transaction of the change, who changed the hours of a practitioner. Sessions have their own history. */
export function calendarRecord(
  persistence: Pick<Persistence, "newId">,
  account: CalendarKeeper,
  what: "close-time" | "open-time" | "hours" | "start-absence" | "end-absence",
  now: number,
): (repositories: Pick<Repositories, "adminActions">) => Promise<void> {
  const action = "keep-calendar" satisfies AdminActionName;
  const about = {
    action,
    kind: "therapist",
    id: account.therapistId,
    after: { hours: what },
  } as const;
  return (repositories) => recordAction(persistence, repositories, { account, now }, about);
}
