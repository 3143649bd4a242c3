import { practiceOfType } from "../../domain/therapist.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import { markNoShow } from "../../domain/therapy-session-outcome.ts";
import { reschedule } from "../../domain/therapy-session-reschedule.ts";
import {
  canCancel,
  cancel,
  sessionFromBooking,
  statusAt,
  type TherapySession,
  withoutPendingCancel,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import {
  byProvider,
  saveAfterEnd,
  saveBooking,
  saveCancellation,
  saveReschedule,
} from "./session-changes.ts";

type Needs = Pick<Ports, "persistence" | "scheduling">;
export type ProviderBooking = { event: ScheduledEvent; invitee: Invitee };

type BookingOutcome =
  | "created"
  | "moved"
  | "cancelled"
  | "marked"
  | "unchanged"
  | "refused";

const maximumChain = 10;

export async function applyProviderBooking(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  try {
    return isActive(booking)
      ? await applyActive(ports, booking, now)
      : await applyEnded(ports, booking, now);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "ERR_PROVIDER_UNAVAILABLE") throw error;
    return "refused";
  }
}

function isActive({ event, invitee }: ProviderBooking): boolean {
  return event.status === "active" && invitee.status === "active";
}

async function applyActive(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  const known = await ports.persistence.therapySessions.findByInvitee(booking.invitee.uri);
  if (known) return await applyAttendance(ports, known, booking.invitee, now);
  const movedFrom = await findPredecessor(ports, booking.invitee);
  return movedFrom
    ? await applyMove(ports, movedFrom, booking, now)
    : await create(ports, booking, now);
}

/** The booking that replaced this one comes first, because a moved booking is not a cancelled one. */
async function applyEnded(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  const successor = await findSuccessor(ports, booking.invitee);
  const outcome = successor ? await applyActive(ports, successor, now) : "unchanged";
  if (outcome !== "unchanged" && outcome !== "marked") return outcome;
  return await applyCancellation(ports, booking, now);
}

async function findSuccessor(
  { scheduling }: Pick<Needs, "scheduling">,
  invitee: Invitee,
): Promise<ProviderBooking | null> {
  let next = invitee.newInviteeUri;
  for (let step = 0; next && step < maximumChain; step++) {
    const found = await scheduling.findInvitee(next);
    if (!found || isActive(found)) return found;
    next = found.invitee.newInviteeUri;
  }
  return null;
}

async function findPredecessor(
  { persistence, scheduling }: Needs,
  invitee: Invitee,
): Promise<Pick<TherapySession, "id" | "inviteeUri"> | null> {
  let uri = invitee.oldInviteeUri;
  for (let step = 0; uri && step < maximumChain; step++) {
    const session = await persistence.therapySessions.findByInvitee(uri);
    if (session) return { id: session.id, inviteeUri: uri };
    uri = (await scheduling.findInvitee(uri))?.invitee.oldInviteeUri ?? null;
  }
  return null;
}

async function create(
  { persistence }: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  const { eventTypeUri } = booking.event;
  const client = await persistence.users.findByEmail(booking.invitee.email);
  if (!client || client.emailVerifiedAt === null || client.disabledAt !== null) return "unchanged";
  const therapist = await persistence.therapists.findByEventType(eventTypeUri);
  const practice = therapist && practiceOfType(therapist, eventTypeUri);
  if (!therapist || !practice) return "unchanged";
  return await persistence.transaction(async (repositories) => {
    if (await repositories.therapySessions.findByInvitee(booking.invitee.uri)) return "unchanged";
    const ids = { id: persistence.newId(), userId: client.id };
    const session = sessionFromBooking(booking, therapist, practice, ids, now);
    await saveBooking(persistence, repositories, session, byProvider);
    return "created";
  });
}

async function applyMove(
  { persistence }: Needs,
  movedFrom: Pick<TherapySession, "id" | "inviteeUri">,
  booking: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions, therapists, users } = repositories;
    if (await therapySessions.findByInvitee(booking.invitee.uri)) return "unchanged";
    const before = (await therapySessions.find(movedFrom.id))!;
    // A later booking of the chain has been applied already.
    if (before.inviteeUri !== movedFrom.inviteeUri) return "unchanged";
    if (before.status === "booked" || before.cancelledBy === "provider") {
      const moved = reschedule(before, booking, "provider", null, now);
      await saveReschedule(persistence, repositories, { before, moved }, byProvider, now);
      return "moved";
    }
    const therapist = await therapists.find(before.therapistId);
    const client = await users.find(before.userId);
    const practice = therapist && practiceOfType(therapist, booking.event.eventTypeUri);
    if (!therapist || !client || !practice) return "unchanged";
    const ids = { id: persistence.newId(), userId: client.id };
    const session = sessionFromBooking(booking, therapist, practice, ids, now);
    await saveBooking(persistence, repositories, session, byProvider);
    return "created";
  });
}

async function applyAttendance(
  { persistence }: Needs,
  known: TherapySession,
  { uri, noShow }: Invitee,
  now: number,
): Promise<BookingOutcome> {
  if (known.inviteeUri !== uri) return "unchanged";
  if (noShow === (known.noShowAt !== null) || known.status === "cancelled") return "unchanged";
  if (statusAt(known, now) !== "finished") return "refused";
  return await persistence.transaction(async (repositories) => {
    const before = (await repositories.therapySessions.find(known.id))!;
    if (before.inviteeUri !== uri) return "unchanged";
    const changed = markNoShow(before, "therapist", noShow, now);
    if (changed === before) return "unchanged";
    const action = noShow ? "no-show" : "take-back-no-show";
    await saveAfterEnd(persistence, repositories, { before, changed }, byProvider, { action, now });
    return "marked";
  });
}

async function applyCancellation(
  { persistence }: Needs,
  { event, invitee }: ProviderBooking,
  now: number,
): Promise<BookingOutcome> {
  const known = await persistence.therapySessions.findByInvitee(invitee.uri);
  // The cancellation of a booking that a move has replaced does not concern the session.
  if (known?.inviteeUri !== invitee.uri) return "unchanged";
  if (!(isCancelPending(known) || canCancel(known, "provider", now))) return "unchanged";
  return await persistence.transaction(async (repositories) => {
    const { therapySessions } = repositories;
    const before = (await therapySessions.find(known.id))!;
    if (before.inviteeUri !== invitee.uri) return "unchanged";
    if (isCancelPending(before)) await therapySessions.save(withoutPendingCancel(before));
    if (!canCancel(before, "provider", now)) return "unchanged";
    const reason = event.cancelReason?.trim() || null;
    const cancelled = cancel(before, "provider", reason, now);
    const both = { before, cancelled };
    await saveCancellation(persistence, repositories, both, byProvider, { reason, now });
    return "cancelled";
  });
}

function isCancelPending(session: TherapySession): boolean {
  return session.status === "cancelled" && session.providerCancelPending;
}
