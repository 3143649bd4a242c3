import type { StoredBooking } from "./bookings.ts";

/**
 * What contradicts itself between the embedded calendar, the sessions, the booking requests, the holds and the mails.
 * One transaction writes what belongs together, so each of these is a damage. Instants in ms. `eventsUri` is the
 * address of the calendar's events, without which no uri of a session is compared.
 */
export interface BookingGaps {
  /** Active bookings to come, made before `madeBefore`, that no session knows. */
  bookingsWithoutSession(
    eventsUri: string,
    at: { now: number; madeBefore: number },
    limit: number,
  ): Promise<StoredBooking[]>;
  /** Sessions to come whose booking is cancelled, missing or at another time. */
  sessionsWithoutBooking(
    eventsUri: string,
    now: number,
    limit: number,
  ): Promise<{ id: string; inviteeUri: string }[]>;
  /** Confirmed requests without a session, with that of the same address at the same time. */
  requestsWithoutSession(limit: number): Promise<{ id: string; sessionId: string | null }[]>;
  /** Live holds of requests that are confirmed, or that ended. */
  holdsOfEndedRequests(now: number): Promise<HoldOfRequest[]>;
  /** Sessions to come, booked in [from, to), and the templates of the mails that were never queued for them. */
  sessionsWithoutMails(
    booked: { from: number; to: number },
    templates: readonly string[],
    limit: number,
  ): Promise<{ id: string; template: string }[]>;
}

type HoldOfRequest = {
  id: string;
  createdAt: number;
  isConfirmed: boolean;
};
