import type { User } from "../../domain/account.ts";
import { type BookingTerms, requireShownTerms } from "../../domain/booking-terms.ts";
import { minute } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import { noticeAfterAcceptance } from "../../domain/free-cancellation.ts";
import { openBookings } from "../../domain/open-bookings.ts";
import type { SecretLink } from "../../domain/secret-link.ts";
import type { Invitee, ScheduledEvent } from "../../domain/scheduling.ts";
import { sessionFromBooking, type TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence, Repositories } from "../../ports/persistence.ts";
import type { Book, NewBooking } from "../../ports/scheduling/time-holds.ts";
import { requireOtherCalendar } from "../scheduling/other-calendar.ts";
import { countUse } from "../secret-links/booking-link.ts";
import { type CheckedSuitability, recordSuitability } from "../suitability/check-booking.ts";
import { type Author, saveBooking } from "./session-changes.ts";

type BookedSession = { event: ScheduledEvent; invitee: Invitee; session: TherapySession };
type SessionBooking = {
  booking: NewBooking;
  client: User;
  maxOpenBookings: number;
  /** What the page showed, where it is known. */
  shown?: BookingTerms | undefined;
  /** By which the client came, as it is in this transaction. */
  link?: SecretLink | null;
  /** Of `checkBooking`; null also when the practitioner books. */
  suitability: CheckedSuitability;
  /** Who books; by default the client. */
  by?: Author | undefined;
  /** Whether the client did not choose this time. */
  bookedByTherapist?: boolean;
  /** What was agreed before the booking, when the client pays for it. */
  agreed?: { priceCents: number; isPrepaid: boolean };
  /** Puts money on the stored session, before its mails are made. */
  pay?: ((session: TherapySession) => Promise<unknown>) | undefined;
  /** Whether the practitioner accepted a request of the client. */
  isAccepted?: boolean;
  /** What the practitioner calls a client whom they did not know. */
  clientName?: string | null;
  /** What the practitioner writes to the client. */
  message?: string | undefined;
  /** Whether the practitioner's first comment is the message instead. */
  isCommented?: boolean;
};

/**
 * Takes a time for a client and adds the session, in the caller's transaction. ERR_PRACTICE_NOT_OFFERED when no practitioner
 * offers the event type, ERR_PRICE_CHANGED, ERR_OWN_CALENDAR, ERR_TOO_MANY_BOOKINGS, else as `Scheduling.book`.
 */
export async function bookSession(
  persistence: Pick<Persistence, "newId">,
  repositories: Repositories,
  book: Book,
  details: SessionBooking,
  now: number,
): Promise<BookedSession> {
  const { booking, client, maxOpenBookings, shown, link, by, message, pay } = details;
  const { companions, sessionRequests, therapists, therapySessions } = repositories;
  const { eventTypeUri } = booking;
  const therapist = await therapists.findByEventType(eventTypeUri);
  const practice = therapist?.practices.find((practice) => practice.eventTypeUri === eventTypeUri);
  if (!therapist || !practice) throw new DomainError("ERR_PRACTICE_NOT_OFFERED");
  const held = { therapistId: therapist.id, practiceId: practice.id };
  await requireOtherCalendar(repositories, client, held);
  const unsettled = await therapySessions.listUnsettled(client.id);
  const waiting = (await sessionRequests.listWaitingOf(client.id, now))
    .filter(({ therapistId }) => therapistId === therapist.id);
  const open = openBookings(unsettled, therapist.id, now).length + waiting.length;
  if (open >= maxOpenBookings) {
    throw new DomainError("ERR_TOO_MANY_BOOKINGS");
  }
  const hasCompanions = (await companions.listOfPractice(practice.id)).length > 0;
  const booked = await book(booking);
  const ids = { id: persistence.newId(), userId: client.id };
  // What the client saw when the time was held applies, also when the price has changed meanwhile.
  const priceCents = details.agreed?.priceCents ?? booked.heldPriceCents ?? practice.priceCents;
  const terms = { ...practice, priceCents };
  const { startsAt, endsAt } = booked.event;
  requireShownTerms(shown, { ...terms, durationMinutes: (endsAt - startsAt) / minute });
  const agreed = sessionFromBooking(booked, therapist, terms, ids, now);
  const session = {
    ...agreed,
    ...(details.isAccepted && { cancellationNoticeHours: noticeAfterAcceptance(agreed, now) }),
    prepaid: details.agreed?.isPrepaid ?? false,
    bookedByTherapist: details.bookedByTherapist ?? false,
    clientName: details.clientName ?? null,
  };
  await saveBooking(
    persistence,
    repositories,
    session,
    by ?? { actor: "client", actorUserId: client.id },
    {
      message,
      isCommented: details.isCommented,
      pay,
      made: {
        clientTimeZone: booked.invitee.timeZone,
        hasCompanions: hasCompanions || booked.event.guests.total > 1,
        mayHaveMoney: pay !== undefined && !session.prepaid,
      },
    },
  );
  if (link) await countUse(repositories, link, session.id, now);
  const recorded = { userId: client.id, booking: { therapySessionId: session.id } };
  await recordSuitability(persistence, repositories, details.suitability, recorded, now);
  return { ...booked, session };
}
