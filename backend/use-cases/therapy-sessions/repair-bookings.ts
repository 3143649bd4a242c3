import { holdIsLeftOver } from "../../domain/booking.ts";
import { hour, second } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import { applyProviderBooking } from "./provider-booking.ts";
import { bookingMailTemplates, queueBookingMail } from "./session-changes.ts";

type Needs = Pick<Ports, "persistence" | "scheduling">;

/** Newer bookings and cancellations are skipped (ms): their request may still run. */
const gracePeriod = 30 * second;
/** How far back (ms) missing mails are looked for. */
const mailLookBack = 2 * hour;
const mostAtOnce = 100;

type Repaired = {
  /** Bookings that became a session, and sessions that followed their cancelled or moved booking. */
  sessions: number;
  requests: number;
  holds: number;
  mails: number;
  /** What an operator has to look at: bookings without an account, sessions and requests without a booking. */
  unresolved: number;
};

/**
 * Finds what contradicts itself between the embedded calendar, sessions, booking requests, holds and mails, and repairs
 * what has one right answer. `now` in ms. Null for an outside calendar.
 */
export async function repairBookings(ports: Needs, now: number): Promise<Repaired | null> {
  if (!ports.scheduling.holds) return null;
  const strays = await repairSessions(ports, now);
  const requests = await repairRequests(ports);
  return {
    sessions: strays.repaired,
    requests: requests.repaired,
    holds: await deleteLeftHolds(ports, now),
    mails: await queueMissingMails(ports, now),
    unresolved: strays.unresolved + requests.unresolved,
  };
}

/** Cancelled bookings come first, because they free the times of others. */
async function repairSessions(ports: Needs, now: number) {
  const { persistence: { bookingGaps }, scheduling } = ports;
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  const sessions = await bookingGaps.sessionsWithoutBooking(eventsUri, now, mostAtOnce);
  const before = now - gracePeriod;
  const bookings = await bookingGaps.bookingsWithoutSession(
    eventsUri,
    { now, madeBefore: before },
    mostAtOnce,
  );
  const uris = [
    ...sessions.map(({ inviteeUri }) => inviteeUri),
    ...bookings.map(({ event, invitee }) => `${eventsUri}${event.id}/invitees/${invitee.id}`),
  ];
  let repaired = 0;
  for (const uri of uris) {
    const booking = await scheduling.findInvitee(uri);
    if (!booking || booking.invitee.updatedAt >= before) continue;
    const outcome = await applyProviderBooking(ports, booking, now);
    if (outcome !== "unchanged" && outcome !== "refused") repaired++;
  }
  return { repaired, unresolved: uris.length - repaired };
}

async function repairRequests({ persistence }: Needs) {
  const found = await persistence.bookingGaps.requestsWithoutSession(mostAtOnce);
  const known = found.filter(({ sessionId }) => sessionId !== null);
  await persistence.transaction(async ({ bookingRequests }) => {
    for (const { id, sessionId } of known) {
      await bookingRequests.save(id, { therapySessionId: sessionId });
    }
  });
  return { repaired: known.length, unresolved: found.length - known.length };
}

async function deleteLeftHolds({ persistence }: Needs, now: number): Promise<number> {
  const held = await persistence.bookingGaps.holdsOfEndedRequests(now);
  const left = held.filter((hold) => holdIsLeftOver(hold, now));
  await persistence.transaction(async ({ holds }) => {
    for (const { id } of left) await holds.delete(id);
  });
  return left.length;
}

async function queueMissingMails({ persistence }: Needs, now: number): Promise<number> {
  const missing = await persistence.bookingGaps.sessionsWithoutMails(
    { from: now - mailLookBack, to: now },
    bookingMailTemplates,
    mostAtOnce,
  );
  await persistence.transaction(async (repositories) => {
    for (const { id, template } of missing) {
      const session = await repositories.therapySessions.find(id);
      if (session?.status === "booked") await queueBookingMail(repositories, session, template);
    }
  });
  return missing.length;
}
