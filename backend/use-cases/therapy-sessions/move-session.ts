import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import { requireShownBooking, type ShownBooking } from "../../domain/shown-booking.ts";
import { overlaps, requireValidMove, reschedule } from "../../domain/therapy-session-reschedule.ts";
import { requireRole, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type {
  MovedBooking,
  RescheduleRequest,
  TimeHolds,
} from "../../ports/scheduling/time-holds.ts";
import { bookingLimit, moveLimit } from "../request-limits.ts";
import type { ProviderBooking } from "./provider-booking.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { findRescheduleUrl } from "./provider-requests.ts";
import { sessionChangeReads } from "./session-change-reads.ts";
import { type Author, saveReschedule } from "./session-changes.ts";

export type NewTime = {
  id: string;
  startsAt: number;
  meetingType?: MeetingType | undefined;
  hold?: { id: string; secret: string } | undefined;
  reason?: string | undefined;
  shown?: ShownBooking | undefined;
};

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;

type Move = {
  session: TherapySession;
  request: RescheduleRequest & { by: "client" | "therapist" };
  author: Author;
  limit: ReturnType<typeof moveLimit>;
  within: Within;
};

/** What belongs to the transaction of a move. */
type Within = {
  before?(repositories: Repositories): Promise<void>;
  after?(repositories: Repositories, session: TherapySession): Promise<void>;
};

/**
 * Moves a session in the caller's role. As `Scheduling.reschedule`, and ERR_CLIENT_BUSY, ERR_BOOKING_CHANGED,
 * ERR_TOO_MANY_REQUESTS.
 */
export async function moveSession(
  ports: Needs,
  account: Account,
  input: NewTime,
  now: number,
  within: Within = {},
): Promise<TherapySession> {
  const { persistence, scheduling } = ports;
  const { session, by } = requireRole(await persistence.therapySessions.find(input.id), account);
  const { shown, id: _, reason: text, meetingType, hold, ...time } = input;
  const reason = text?.trim() || null;
  requireValidMove(session, by, { ...time, reason }, now);
  requireShownBooking(shown, session, by, now);
  if (scheduling.capabilities.reschedule === "page") {
    const rescheduleUrl = await findRescheduleUrl({ scheduling }, session);
    throw new DomainError("ERR_RESCHEDULE_AT_PROVIDER", rescheduleUrl ? { rescheduleUrl } : {});
  }
  const move: Move = {
    session,
    request: {
      ...time,
      inviteeUri: session.inviteeUri,
      by: by as "client" | "therapist",
      ...(meetingType && { meetingType }),
      ...(reason && { reason }),
      ...(hold && { hold }),
    },
    author: { actor: by, actorUserId: account.userId },
    limit: by === "client"
      ? bookingLimit(ports.auth, account.userId)
      : moveLimit(ports.auth, session.id),
    within,
  };
  const { holds } = scheduling;
  const booking = holds
    ? await moveHere(ports, holds, move, now)
    : await moveAtProvider(ports, move, now);
  if (booking) await followBooking(ports, move, booking, now);
  await offerFreedTimes(ports, session.therapistId, now);
  return session;
}

/** In one transaction. Returns the booking only when it was moved before, without its session. */
async function moveHere(
  { persistence, scheduling }: Needs,
  holds: TimeHolds,
  move: Move,
  now: number,
): Promise<ProviderBooking | null> {
  const { session, request, limit, within } = move;
  const moved = holds.moveWith(request, now, async (repositories, moveBooking) => {
    repositories.readAhead((ahead) => [
      ...sessionChangeReads(ahead, session),
      ahead.therapySessions.listUnsettled(session.userId),
      limit.find(ahead.attempts),
    ]);
    await within.before?.(repositories);
    await limit.requireNotReached(repositories.attempts, now);
    const before = (await repositories.therapySessions.find(session.id))!;
    if (before.status === "cancelled") throw new DomainError("ERR_ILLEGAL_TRANSITION");
    await requireFreeClient(repositories, session, request.startsAt);
    const booking = await moveBooking();
    await saveMove({ persistence }, repositories, { ...move, before, booking }, now);
    await within.after?.(repositories, session);
  });
  return await findIfMoved({ scheduling }, move, moved.then(() => null));
}

async function moveAtProvider(
  { persistence, scheduling }: Needs,
  move: Move,
  now: number,
): Promise<ProviderBooking | null> {
  const { session, request, limit } = move;
  await limit.requireNotReached(persistence.attempts, now);
  // Checked first, because the database refuses an overlap only after the provider has moved the booking.
  await requireFreeClient(persistence, session, request.startsAt);
  return await findIfMoved({ scheduling }, move, scheduling.reschedule(request, now));
}

/** Moves the session to the time of its booking. */
async function followBooking(
  { persistence, scheduling }: Needs,
  move: Move,
  booking: ProviderBooking,
  now: number,
): Promise<void> {
  const { session, request, limit, within } = move;
  const { event, invitee } = booking;
  const isMoved = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    repositories.readAhead((ahead) => [
      ...sessionChangeReads(ahead, { ...session, eventUri: event.uri, inviteeUri: invitee.uri }),
      ahead.therapySessions.findByInvitee(invitee.uri),
      limit.find(ahead.attempts),
    ]);
    await within.before?.(repositories);
    const before = (await therapySessions.find(session.id))!;
    // A webhook event about this move may have been applied meanwhile.
    const isSaved = await therapySessions.findByInvitee(invitee.uri) !== null;
    if (!isSaved && before.status === "cancelled") return false;
    if (!isSaved) await saveMove({ persistence }, repositories, { ...move, before, booking }, now);
    await within.after?.(repositories, session);
    return true;
  });
  if (isMoved) return;
  await scheduling.cancel({ eventUri: event.uri, inviteeUri: invitee.uri }, request.by, "", now);
  throw new DomainError("ERR_ILLEGAL_TRANSITION");
}

async function saveMove(
  { persistence }: Pick<Ports, "persistence">,
  repositories: Repositories,
  { before, booking, request, author, limit }: Move & {
    before: TherapySession;
    booking: ProviderBooking & Partial<MovedBooking>;
  },
  now: number,
): Promise<void> {
  const { invitee, event, hasCompanions } = booking;
  const moved = reschedule(before, booking, request.by, request.reason ?? null, now);
  const made = hasCompanions === undefined ? null : {
    clientTimeZone: invitee.timeZone,
    hasCompanions: hasCompanions || event.guests.total > 1,
    mayHaveMoney: true,
  };
  await saveReschedule(persistence, repositories, { before, moved }, author, now, made);
  await limit.count(repositories.attempts, now);
}

/** ERR_CLIENT_BUSY. */
async function requireFreeClient(
  { therapySessions }: Pick<Repositories, "therapySessions">,
  session: TherapySession,
  startsAt: number,
): Promise<void> {
  const newTime = { startsAt, endsAt: startsAt + session.endsAt - session.startsAt };
  const others = await therapySessions.listUnsettled(session.userId);
  const isBusy = others.some((other) =>
    other.status === "booked" && other.id !== session.id && overlaps(newTime, other)
  );
  if (isBusy) throw new DomainError("ERR_CLIENT_BUSY");
}

/** The result of a move, or the booking that was moved there before. */
async function findIfMoved<Result>(
  { scheduling }: Pick<Ports, "scheduling">,
  { session, request }: Move,
  moved: Promise<Result>,
): Promise<Result | ProviderBooking> {
  try {
    return await moved;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ERR_NOT_FOUND") throw new DomainError("ERR_BOOKING_NOT_CONFIRMED");
    if (error.code !== "ERR_ILLEGAL_TRANSITION") throw error;
    const booking = await findMovedBooking({ scheduling }, session);
    if (!booking) throw error;
    if (booking.event.startsAt !== request.startsAt) throw new DomainError("ERR_BOOKING_CHANGED");
    return booking;
  }
}

async function findMovedBooking(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri }: TherapySession,
): Promise<ProviderBooking | null> {
  const newUri = (await scheduling.findInvitee(inviteeUri))?.invitee.newInviteeUri;
  const booking = newUri ? await scheduling.findInvitee(newUri) : null;
  return booking?.event.status === "active" ? booking : null;
}
