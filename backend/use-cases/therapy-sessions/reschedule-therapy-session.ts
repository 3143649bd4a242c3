import { DomainError } from "../../domain/errors.ts";
import type { MeetingType } from "../../domain/scheduling.ts";
import { overlaps, requireValidMove, reschedule } from "../../domain/therapy-session-reschedule.ts";
import {
  canReadNote,
  requireRole,
  type TherapySession,
  type TherapySessionEntry,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import type { ProviderBooking } from "./provider-booking.ts";
import { findRescheduleUrl } from "./provider-requests.ts";
import { saveReschedule } from "./session-changes.ts";

type RescheduleInput = {
  id: string;
  startsAt: number;
  meetingType?: MeetingType | undefined;
  hold?: { id: string; secret: string } | undefined;
  reason?: string | undefined;
};

type Needs = Pick<Ports, "persistence" | "scheduling">;
type Move = Omit<RescheduleInput, "reason"> & {
  by: "client" | "therapist";
  reason: string | null;
};

export async function rescheduleTherapySession(
  ports: Needs,
  { account, now }: Context,
  input: RescheduleInput,
): Promise<TherapySessionEntry> {
  const { persistence, scheduling } = ports;
  const { session, by } = requireRole(await persistence.therapySessions.find(input.id), account);
  const reason = input.reason?.trim() || null;
  requireValidMove(session, by, { ...input, reason }, now);
  if (scheduling.capabilities.reschedule === "page") {
    const rescheduleUrl = await findRescheduleUrl({ scheduling }, session);
    throw new DomainError("ERR_RESCHEDULE_AT_PROVIDER", rescheduleUrl ? { rescheduleUrl } : {});
  }
  await requireFreeClient(ports, session, input.startsAt);
  const move = { ...input, by: by as Move["by"], reason };
  const { booking, wasMoved } = await moveAtProvider(ports, session, move, now);

  const id = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const current = (await therapySessions.find(session.id))!;
    const existing = await therapySessions.findByInvitee(booking.invitee.uri);
    // A webhook event about this move may have been applied meanwhile.
    if (existing && !wasMoved && existing.rescheduledFromId === session.id) return existing.id;
    if (!existing && current.status === "cancelled") return null;
    const ids = { id: persistence.newId(), reason };
    const both = reschedule(current, booking, move.by, ids, now);
    const author = { actor: by, actorUserId: account.userId };
    await saveReschedule(persistence, repositories, current, both, author);
    return both.moved.id;
  });
  if (id === null) {
    const { event, invitee } = booking;
    await scheduling.cancel({ eventUri: event.uri, inviteeUri: invitee.uri }, move.by, "", now);
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  return (await persistence.therapySessions.findEntry(id, canReadNote(session, account)))!;
}

/** ERR_CLIENT_BUSY. Checked first, because the database refuses an overlap only after the provider has moved the booking. */
async function requireFreeClient(
  { persistence }: Needs,
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
  { scheduling }: Needs,
  session: TherapySession,
  { startsAt, meetingType, by, reason, hold }: Move,
  now: number,
): Promise<{ booking: ProviderBooking; wasMoved: boolean }> {
  const request = {
    inviteeUri: session.inviteeUri,
    startsAt,
    by,
    ...(meetingType && { meetingType }),
    ...(reason && { reason }),
    ...(hold && { hold }),
  };
  try {
    return { booking: await scheduling.reschedule(request, now), wasMoved: false };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ERR_NOT_FOUND") throw new DomainError("ERR_BOOKING_NOT_CONFIRMED");
    if (error.code !== "ERR_ILLEGAL_TRANSITION") throw error;
    const booking = await findMovedBooking({ scheduling }, session);
    if (booking?.event.startsAt !== startsAt) throw error;
    return { booking, wasMoved: true };
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
