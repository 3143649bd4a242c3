import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import { requireShownBooking, type ShownBooking } from "../../domain/shown-booking.ts";
import { overlaps, requireValidMove, reschedule } from "../../domain/therapy-session-reschedule.ts";
import { requireRole, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { bookingLimit, moveLimit } from "../request-limits.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import type { ProviderBooking } from "./provider-booking.ts";
import { findRescheduleUrl } from "./provider-requests.ts";
import { sessionChangeReads } from "./session-change-reads.ts";
import { saveReschedule } from "./session-changes.ts";

export type NewTime = {
  id: string;
  startsAt: number;
  meetingType?: MeetingType | undefined;
  hold?: { id: string; secret: string } | undefined;
  reason?: string | undefined;
  shown?: ShownBooking | undefined;
};

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;
type Move = Omit<NewTime, "reason" | "shown"> & {
  by: "client" | "therapist";
  reason: string | null;
};

/** Moves a session in the caller's role. As `Scheduling.reschedule`, and ERR_CLIENT_BUSY, ERR_BOOKING_CHANGED, ERR_TOO_MANY_REQUESTS. */
export async function moveSession(
  ports: Needs,
  account: Account,
  input: NewTime,
  now: number,
): Promise<TherapySession> {
  const { persistence, scheduling } = ports;
  const { session, by } = requireRole(await persistence.therapySessions.find(input.id), account);
  const { shown, ...time } = input;
  const reason = input.reason?.trim() || null;
  requireValidMove(session, by, { ...time, reason }, now);
  requireShownBooking(shown, session, by, now);
  const limit = by === "client"
    ? bookingLimit(ports.auth, account.userId)
    : moveLimit(ports.auth, session.id);
  await limit.requireNotReached(persistence.attempts, now);
  if (scheduling.capabilities.reschedule === "page") {
    const rescheduleUrl = await findRescheduleUrl({ scheduling }, session);
    throw new DomainError("ERR_RESCHEDULE_AT_PROVIDER", rescheduleUrl ? { rescheduleUrl } : {});
  }
  await requireFreeClient(ports, session, input.startsAt);
  const move = { ...time, by: by as Move["by"], reason };
  const booking = await moveAtProvider(ports, session, move, now);

  const isMoved = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const { event, invitee } = booking;
    repositories.readAhead((ahead) => [
      ...sessionChangeReads(ahead, { ...session, eventUri: event.uri, inviteeUri: invitee.uri }),
      ahead.therapySessions.findByInvitee(invitee.uri),
      limit.find(ahead.attempts),
    ]);
    const before = (await therapySessions.find(session.id))!;
    // A webhook event about this move may have been applied meanwhile.
    if (await therapySessions.findByInvitee(booking.invitee.uri)) return true;
    if (before.status === "cancelled") return false;
    const moved = reschedule(before, booking, move.by, reason, now);
    const author = { actor: by, actorUserId: account.userId };
    await saveReschedule(persistence, repositories, { before, moved }, author, now);
    await limit.count(repositories.attempts, now);
    return true;
  });
  if (!isMoved) {
    const { event, invitee } = booking;
    await scheduling.cancel({ eventUri: event.uri, inviteeUri: invitee.uri }, move.by, "", now);
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  await offerFreedTimes(ports, session.therapistId, now);
  return session;
}

/** ERR_CLIENT_BUSY. Checked first, because the database refuses an overlap only after the provider has moved the booking. */
async function requireFreeClient(
  { persistence }: Pick<Ports, "persistence">,
  session: TherapySession,
  startsAt: number,
): Promise<void> {
  const newTime = { startsAt, endsAt: startsAt + session.endsAt - session.startsAt };
  const others = await persistence.therapySessions.listUnsettled(session.userId);
  const isBusy = others.some((other) =>
    other.status === "booked" && other.id !== session.id && overlaps(newTime, other)
  );
  if (isBusy) throw new DomainError("ERR_CLIENT_BUSY");
}

async function moveAtProvider(
  { scheduling }: Pick<Ports, "scheduling">,
  session: TherapySession,
  { startsAt, meetingType, by, reason, hold }: Move,
  now: number,
): Promise<ProviderBooking> {
  const request = {
    inviteeUri: session.inviteeUri,
    startsAt,
    by,
    ...(meetingType && { meetingType }),
    ...(reason && { reason }),
    ...(hold && { hold }),
  };
  try {
    return await scheduling.reschedule(request, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ERR_NOT_FOUND") throw new DomainError("ERR_BOOKING_NOT_CONFIRMED");
    if (error.code !== "ERR_ILLEGAL_TRANSITION") throw error;
    const booking = await findMovedBooking({ scheduling }, session);
    if (!booking) throw error;
    if (booking.event.startsAt !== startsAt) throw new DomainError("ERR_BOOKING_CHANGED");
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
