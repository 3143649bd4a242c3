import { DomainError } from "../../domain/errors.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import { fromEvent } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import { freeTime } from "./provider-time.ts";
import { keepBooking } from "./new-booking.ts";

/** So long (ms) a browser has to create the session of its booking itself. */
const grace = 30_000;

/** So far back (ms) bookings are looked for: longer than the house is ever down. */
const lookBack = 24 * 3_600_000;

type Needs = Pick<Ports, "persistence" | "scheduling">;

/**
 * Makes the journal and the provider agree: bookings whose browser died get their session, cancelled sessions
 * whose time the provider still keeps are cancelled there. `now` in ms. ERR_PROVIDER_UNAVAILABLE.
 */
export async function reconcileTherapySessions(
  ports: Needs,
  now: number,
): Promise<{ created: number; freed: number }> {
  return { freed: await freeCancelled(ports, now), created: await createMissing(ports, now) };
}

async function freeCancelled(ports: Needs, now: number): Promise<number> {
  const waiting = await ports.persistence.therapySessions.listAwaitingProviderCancel(100);
  let freed = 0;
  for (const session of waiting) {
    if (await freeTime(ports, session, now)) freed++;
  }
  return freed;
}

async function createMissing({ persistence, scheduling }: Needs, now: number): Promise<number> {
  const range = { from: now - lookBack, to: now - grace };
  const booked = await scheduling.listInviteesCreated(range);
  const uris = booked.map(({ invitee }) => invitee.uri);
  const known = await persistence.therapySessions.knownInvitees(uris);
  let created = 0;
  for (const booking of booked) {
    if (known.has(booking.invitee.uri)) continue;
    if (await createFor({ persistence }, booking, now)) created++;
  }
  return created;
}

async function createFor(
  { persistence }: Pick<Ports, "persistence">,
  booking: { event: ScheduledEvent; invitee: Invitee },
  now: number,
): Promise<boolean> {
  const { eventTypeUri } = booking.event;
  const client = await persistence.users.findByEmail(booking.invitee.email);
  if (!client || client.emailVerifiedAt === null || client.disabledAt !== null) return false;
  const therapist = await persistence.therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((practice) => practice.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) return false;
  try {
    return await persistence.transaction(async (repositories) => {
      if (await repositories.therapySessions.findByInvitee(booking.invitee.uri)) return false;
      const ids = { id: persistence.newId(), userId: client.id };
      const session = fromEvent(booking, therapist, practice, ids, now);
      await keepBooking(persistence, repositories, { session, therapist, client }, "provider");
      return true;
    });
  } catch (error) {
    // Another session stands at that time: one such booking must not stop the others.
    if (error instanceof DomainError) return false;
    throw error;
  }
}
