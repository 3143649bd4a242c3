import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import { reschedule } from "../../domain/therapy-session-reschedule.ts";
import { fromEvent, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { followAbsence } from "./follow-absence.ts";
import { followCancellation } from "./follow-cancellation.ts";
import { keepMove } from "./moved-booking.ts";
import { keepBooking } from "./new-booking.ts";

type Needs = Pick<Ports, "persistence" | "scheduling">;
export type ProviderBooking = { event: ScheduledEvent; invitee: Invitee };

/** What became of a booking here. `refused`: not now, though it may be possible later. */
export type Followed = "created" | "moved" | "cancelled" | "noted" | "nothing" | "refused";

/** Nobody moves a booking more often; whatever is longer is a circle. */
const longestChain = 10;

const byProvider = { actor: "provider", actorUserId: null } as const;

/**
 * Brings the journal into line with one booking as the provider knows it now: a new one gets its session, a moved one
 * a session in the old one's place, a cancelled one is cancelled. The same again changes nothing, and of two bookings
 * that know each other it does not matter which comes first. `now` in ms. ERR_PROVIDER_UNAVAILABLE.
 */
export async function followBooking(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<Followed> {
  const { event, invitee } = booking;
  const isActive = event.status === "active" && invitee.status === "active";
  try {
    return isActive
      ? await followActive(ports, booking, now)
      : await followEnd(ports, booking, now);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "ERR_PROVIDER_UNAVAILABLE") throw error;
    // Another session stands at that time: one such booking must not stop the others.
    return "refused";
  }
}

async function followActive(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<Followed> {
  const { persistence } = ports;
  const { invitee } = booking;
  const known = await persistence.therapySessions.findByInvitee(invitee.uri);
  if (known) return await followAbsence({ persistence }, known, invitee, now);
  const old = await predecessorOf(ports, invitee);
  return old
    ? await takePlace({ persistence }, old, booking, now)
    : await createFor({ persistence }, booking, now);
}

/** Its successor first: a moved booking is not a cancelled one. */
async function followEnd(
  ports: Needs,
  booking: ProviderBooking,
  now: number,
): Promise<Followed> {
  const successor = await lastOf(ports, booking.invitee);
  const moved = successor ? await followActive(ports, successor, now) : "nothing";
  if (moved !== "nothing" && moved !== "noted") return moved;
  return await followCancellation(ports, booking, now);
}

/** What a booking was moved to in the end, as long as that is active. */
async function lastOf(
  { scheduling }: Pick<Needs, "scheduling">,
  invitee: Invitee,
): Promise<ProviderBooking | null> {
  let next = invitee.newInviteeUri;
  for (let step = 0; next && step < longestChain; step++) {
    const found = await scheduling.findInvitee(next);
    if (!found) return null;
    if (found.invitee.status === "active" && found.event.status === "active") return found;
    next = found.invitee.newInviteeUri;
  }
  return null;
}

/** The session of the booking that this one was made of, however often it was moved while we did not look. */
async function predecessorOf(
  { persistence, scheduling }: Needs,
  invitee: Invitee,
): Promise<TherapySession | null> {
  let uri = invitee.oldInviteeUri;
  for (let step = 0; uri && step < longestChain; step++) {
    const session = await persistence.therapySessions.findByInvitee(uri);
    if (session) return session;
    uri = (await scheduling.findInvitee(uri))?.invitee.oldInviteeUri ?? null;
  }
  return null;
}

async function takePlace(
  { persistence }: Pick<Needs, "persistence">,
  { id: oldId }: TherapySession,
  booking: ProviderBooking,
  now: number,
): Promise<Followed> {
  return await persistence.transaction(async (repositories) => {
    const { therapySessions, therapists, users } = repositories;
    if (await therapySessions.findByInvitee(booking.invitee.uri)) return "nothing";
    const old = (await therapySessions.find(oldId))!;
    const id = persistence.newId();
    if (old.status === "booked") {
      const both = reschedule(old, booking, "provider", { id, reason: null }, now);
      await keepMove(persistence, repositories, old, both, byProvider);
      return "moved";
    }
    // That it was cancelled was told before what it was moved to.
    const therapist = await therapists.find(old.therapistId);
    const client = await users.find(old.userId);
    const practice = therapist?.practices
      .find(({ eventTypeUri }) => eventTypeUri === booking.event.eventTypeUri);
    if (!therapist || !client || !practice) return "nothing";
    const session = fromEvent(booking, therapist, practice, { id, userId: client.id }, now);
    const isSuccessor = old.cancelledBy === "provider";
    await keepBooking(persistence, repositories, {
      session: isSuccessor ? inPlaceOf(session, old) : session,
      therapist,
      client,
    }, "provider");
    return "created";
  });
}

function inPlaceOf(session: TherapySession, old: TherapySession): TherapySession {
  return {
    ...session,
    rescheduledFromId: old.id,
    calendarUid: old.calendarUid,
    calendarSequence: old.calendarSequence + 1,
  };
}

async function createFor(
  { persistence }: Pick<Needs, "persistence">,
  booking: ProviderBooking,
  now: number,
): Promise<Followed> {
  const { eventTypeUri } = booking.event;
  const client = await persistence.users.findByEmail(booking.invitee.email);
  if (!client || client.emailVerifiedAt === null || client.disabledAt !== null) return "nothing";
  const therapist = await persistence.therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((practice) => practice.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) return "nothing";
  return await persistence.transaction(async (repositories) => {
    if (await repositories.therapySessions.findByInvitee(booking.invitee.uri)) return "nothing";
    const ids = { id: persistence.newId(), userId: client.id };
    const session = fromEvent(booking, therapist, practice, ids, now);
    await keepBooking(persistence, repositories, { session, therapist, client }, "provider");
    return "created";
  });
}
