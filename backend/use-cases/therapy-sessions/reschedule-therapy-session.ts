import { DomainError } from "../../domain/errors.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "../../domain/scheduling.ts";
import { checkReschedule, overlaps, reschedule } from "../../domain/therapy-session-reschedule.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";
import { keepMove } from "./moved-booking.ts";
import { pageToMove } from "./provider-time.ts";

export type NewTime = {
  id: string;
  /** ms */
  startsAt: number;
  meetingType?: MeetingType | undefined;
  hold?: { id: string; secret: string } | undefined;
  reason?: string | undefined;
};

type Needs = Pick<Ports, "persistence" | "scheduling">;
type Mover = "client" | "therapist";
type Booking = { event: ScheduledEvent; invitee: Invitee };
type Wish = Omit<NewTime, "reason"> & { by: Mover; reason: string | null };

/**
 * Moves a session to another time: the provider first, then both sessions at once. ERR_NOT_FOUND, ERR_FORBIDDEN,
 * ERR_ILLEGAL_TRANSITION, ERR_INVALID_INPUT, ERR_RESCHEDULE_AT_PROVIDER, ERR_BOOKING_NOT_CONFIRMED when the provider does
 * not know it, ERR_SLOT_TAKEN and whatever else keeps a time from being booked.
 */
export async function rescheduleTherapySession(
  ports: Needs,
  { account, now }: Context,
  input: NewTime,
): Promise<TherapySessionEntry> {
  const { persistence, scheduling } = ports;
  const { session, by } = own(await persistence.therapySessions.find(input.id), account);
  const reason = input.reason?.trim() || null;
  checkReschedule(session, by, { ...input, reason }, now);
  if (scheduling.capabilities.reschedule === "page") {
    const rescheduleUrl = await pageToMove({ scheduling }, session);
    throw new DomainError("ERR_RESCHEDULE_AT_PROVIDER", rescheduleUrl ? { rescheduleUrl } : {});
  }
  await checkOwnTime(ports, session, input.startsAt);
  const wish = { ...input, by: by as Mover, reason };
  const { booking, began } = await moveAtProvider(ports, session, wish, now);

  const id = await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const current = (await therapySessions.find(session.id))!;
    const kept = await therapySessions.findByInvitee(booking.invitee.uri);
    // The provider's own news of this move may have been faster than we.
    if (kept && !began && kept.rescheduledFromId === session.id) return kept.id;
    if (!kept && current.status === "cancelled") return null;
    const ids = { id: persistence.newId(), reason };
    const both = reschedule(current, booking, wish.by, ids, now);
    const who = { actor: by, actorUserId: account.userId };
    await keepMove(persistence, repositories, current, both, who);
    return both.moved.id;
  });
  if (id === null) {
    await giveBack(ports, booking, wish.by, now);
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  return (await persistence.therapySessions.findEntry(id, seesNote(session, account)))!;
}

/** It was cancelled here while the provider moved it: the new time is nobody's. */
async function giveBack(
  { scheduling }: Needs,
  { event, invitee }: Booking,
  by: Mover,
  now: number,
): Promise<void> {
  await scheduling.cancel({ eventUri: event.uri, inviteeUri: invitee.uri }, by, "", now);
}

/** ERR_CLIENT_BUSY before anything has moved; afterwards the database would refuse what the provider has done. */
async function checkOwnTime(
  { persistence }: Needs,
  session: TherapySession,
  startsAt: number,
): Promise<void> {
  const wanted = { startsAt, endsAt: startsAt + session.endsAt - session.startsAt };
  const others = await persistence.therapySessions.listUnsettled(session.userId);
  const busy = others.some((other) =>
    other.status === "booked" && other.id !== session.id && overlaps(wanted, other)
  );
  if (busy) throw new DomainError("ERR_CLIENT_BUSY");
}

/** `began`: an earlier try had moved it already and was cut off before we could write it down. */
async function moveAtProvider(
  { scheduling }: Needs,
  session: TherapySession,
  { startsAt, meetingType, by, reason, hold }: Wish,
  now: number,
): Promise<{ booking: Booking; began: boolean }> {
  const request = {
    inviteeUri: session.inviteeUri,
    startsAt,
    by,
    ...(meetingType && { meetingType }),
    ...(reason && { reason }),
    ...(hold && { hold }),
  };
  try {
    return { booking: await scheduling.reschedule(request, now), began: false };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ERR_NOT_FOUND") throw new DomainError("ERR_BOOKING_NOT_CONFIRMED");
    if (error.code !== "ERR_ILLEGAL_TRANSITION") throw error;
    const booking = await movedBefore({ scheduling }, session);
    if (booking?.event.startsAt !== startsAt) throw error;
    return { booking, began: true };
  }
}

async function movedBefore(
  { scheduling }: Pick<Ports, "scheduling">,
  { inviteeUri }: TherapySession,
): Promise<Booking | null> {
  const newUri = (await scheduling.findInvitee(inviteeUri))?.invitee.newInviteeUri;
  const booking = newUri ? await scheduling.findInvitee(newUri) : null;
  return booking?.event.status === "active" ? booking : null;
}
