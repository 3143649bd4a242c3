import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NewBooking } from "../../ports/scheduling/time-holds.ts";
import { bookingLimit } from "../request-limits.ts";
import { practitionerReads } from "../therapy-sessions/session-change-reads.ts";

type Booking = Pick<NewBooking, "eventTypeUri" | "startsAt" | "invitee" | "hold">;

/**
 * The reads of a client's booking, for `Repositories.readAhead`. One that is missing here costs a request to a database
 * server; tests/integrity/server-requests.test.ts counts them. `now` in ms.
 */
export function bookingReads(
  ports: Pick<Ports, "auth" | "scheduling">,
  ahead: Repositories,
  { userId, booking }: { userId: string; booking: Booking },
  now: number,
): Promise<unknown>[] {
  const { eventTypeUri, invitee, hold } = booking;
  return [
    ports.scheduling.findEventType(eventTypeUri, ahead),
    bookingLimit(ports.auth, userId).find(ahead.attempts),
    ahead.users.find(userId),
    ahead.consents.list(userId),
    ahead.pageTexts.versionOf("privacy"),
    ahead.sessionRequests.ruleOf(eventTypeUri),
    ahead.sessionRequests.listWaitingOf(userId, now),
    ahead.suitabilityResults.listOfUser(userId),
    ahead.therapySessions.listUnsettled(userId),
    ahead.therapists.admissionOf(eventTypeUri, invitee.email),
    ...hold ? [ahead.holds.find(hold.id)] : [],
    readPractitioner(ahead, booking),
  ];
}

async function readPractitioner(
  ahead: Repositories,
  { eventTypeUri, startsAt }: Booking,
): Promise<void> {
  const therapist = await ahead.therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((one) => one.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) return;
  await Promise.all([
    ahead.companions.listOfPractice(practice.id),
    ahead.waitingLists.listForSeat(therapist.id, startsAt),
    ...practitionerReads(ahead, therapist.id),
  ]);
}
