import type { Account } from "../../domain/account.ts";
import type { Actor, TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";

/**
 * The reads of a change of a session and its mails, for `Repositories.readAhead`. One that is missing here costs a request
 * to a database server.
 */
export function sessionChangeReads(
  ahead: Repositories,
  { id, therapistId, userId, eventUri, inviteeUri }: Pick<
    TherapySession,
    "id" | "therapistId" | "userId" | "eventUri" | "inviteeUri"
  >,
): Promise<unknown>[] {
  return [
    ahead.therapySessions.find(id),
    ahead.therapySessions.listOfEvent(eventUri),
    ahead.users.find(userId),
    ahead.bookings.findInvitee(inviteeUri.split("/").at(-1)!),
    ahead.companions.listOfEvent(eventUri),
    ahead.sessionMoney.list(id),
    ...practitionerReads(ahead, therapistId),
  ];
}

/** Those of a cancellation in the role `by`, which frees the time in the embedded calendar. */
export function cancellationReads(
  ahead: Repositories,
  { session, by }: { session: TherapySession; by: Actor },
): Promise<unknown>[] {
  const { therapistId, startsAt, eventUri } = session;
  return [
    ...sessionChangeReads(ahead, session),
    ahead.bookings.findEvent(eventUri.split("/").at(-1)!),
    ...by === "therapist"
      ? [
        ahead.waitingLists.listForSeat(therapistId, startsAt),
        ahead.waitingLists.listLeftSeats(therapistId, startsAt),
      ]
      : [],
  ];
}

/** The reads of what a person writes about a session. */
export function sessionTextReads(
  { consents, therapySessions }: Repositories,
  id: string,
  { userId }: Pick<Account, "userId">,
): Promise<unknown>[] {
  return [therapySessions.findEntry(id, false), consents.list(userId)];
}

/** What the mails about a practitioner's sessions need. */
export function practitionerReads(ahead: Repositories, therapistId: string): Promise<unknown>[] {
  const user = ahead.therapists.find(therapistId)
    .then((therapist) => therapist?.userId ? ahead.users.find(therapist.userId) : null);
  return [
    user,
    ahead.therapists.placesToMeet(therapistId),
    ahead.callLinks.find(therapistId),
    ahead.domainValues.list(),
    ahead.webhooks.listOfTherapist(therapistId),
  ];
}
