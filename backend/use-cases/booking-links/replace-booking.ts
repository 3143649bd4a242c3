import { isUnanswered } from "../../domain/absence.ts";
import type { BookingTerms } from "../../domain/booking-terms.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Acknowledgement } from "../../domain/suitability/acknowledgement.ts";
import { cancel, withoutPendingCancel } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { LinkContext } from "../context.ts";
import { checkBooking } from "../suitability/check-booking.ts";
import { bookingLimit } from "../request-limits.ts";
import { bookSession } from "../therapy-sessions/book-session.ts";
import { saveCancellation } from "../therapy-sessions/session-changes.ts";
import { findLinkedSession } from "./find-linked-session.ts";
import { type LinkedSession, linkedSession } from "./signed-link.ts";

type Replacement = {
  token: string;
  eventTypeUri: string;
  startsAt: number;
  shown: BookingTerms;
  maxOpenBookings: number;
  acknowledgement?: Acknowledgement | undefined;
};

/**
 * Books a time with another practitioner in place of a session that cannot take place, and cancels that session, in one
 * transaction. It costs nothing. Returns the new booking. ERR_INVALID_TOKEN, ERR_ILLEGAL_TRANSITION when the client has
 * chosen already, ERR_BOOK_AT_PROVIDER, else as booking a time.
 */
export async function replaceBooking(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { now, language, account }: LinkContext,
  { token, eventTypeUri, startsAt, shown, maxOpenBookings, acknowledgement }: Replacement,
): Promise<LinkedSession> {
  const { auth, persistence, scheduling } = ports;
  const link = { token, purpose: "booking-link" } as const;
  const { client, session: { id, meetingType } } = await findLinkedSession(
    ports,
    persistence,
    link,
    now,
  );
  const { holds } = scheduling;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const limit = bookingLimit(auth, client.id);
  const time = { eventTypeUri, startsAt };
  const booked = await holds.bookWith(time, now, async (repositories, book) => {
    const { absences, attempts, therapySessions } = repositories;
    await limit.requireNotReached(attempts, now);
    const before = (await therapySessions.find(id))!;
    if (!isUnanswered(before) || before.startsAt <= now) {
      throw new DomainError("ERR_ILLEGAL_TRANSITION");
    }
    const isOwn = account?.userId === client.id;
    const given = { client, eventTypeUri, acknowledgement, isOwn, language };
    const suitability = await checkBooking(ports, repositories, given, now);
    // First, so that the old time does not count against the new one.
    const cancelled = withoutPendingCancel(cancel(before, "client", null, now));
    const author = { actor: "client", actorUserId: client.id } as const;
    const both = { before, cancelled };
    const change = { reason: "free", now };
    await saveCancellation(persistence, repositories, both, author, change);
    const { name, email, timeZone } = client;
    const invitee = { name, email, timeZone };
    const { eventUri, inviteeUri } = before;
    const replaces = { eventUri, inviteeUri };
    const booking = { ...time, meetingType, invitee, answers: [], tracking: {}, replaces };
    const details = { booking, client, maxOpenBookings, shown, suitability };
    const booked = await bookSession(persistence, repositories, book, details, now);
    await absences.setReplacement(id, booked.session.id);
    await limit.count(attempts, now);
    return booked.session;
  });
  const session = (await persistence.therapySessions.findEntry(booked.id, false))!;
  return await linkedSession(auth, persistence, session, client);
}
