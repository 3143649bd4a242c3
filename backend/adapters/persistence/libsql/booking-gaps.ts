import { and, eq, exists, gt, gte, isNotNull, isNull, like, lt, not, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { bookingRequests } from "db/schema/booking-requests.ts";
import { outbox } from "db/schema/outbox.ts";
import { holds, invitees, scheduledEvents } from "db/schema/scheduling.ts";
import { formerBookings, therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { BookingGaps } from "../../../ports/persistence/booking-gaps.ts";
import type { Bookings } from "../../../ports/persistence/bookings.ts";

export function libsqlBookingGaps(
  connection: Connection,
  bookings: Pick<Bookings, "findInvitee">,
): BookingGaps {
  return {
    async bookingsWithoutSession(eventsUri, { now, madeBefore }, limit) {
      const uri = sql`${eventsUri} || ${invitees.eventId} || '/invitees/' || ${invitees.id}`;
      const session = connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(eq(therapySessions.inviteeUri, uri));
      const former = connection.select({ uri: formerBookings.inviteeUri }).from(formerBookings)
        .where(eq(formerBookings.inviteeUri, uri));
      const rows = await connection.select({ id: invitees.id }).from(scheduledEvents)
        .innerJoin(invitees, eq(invitees.eventId, scheduledEvents.id))
        .where(and(
          isActive(),
          gt(scheduledEvents.startsAt, now),
          lt(invitees.createdAt, madeBefore),
          not(exists(session)),
          not(exists(former)),
        ))
        .orderBy(scheduledEvents.startsAt).limit(limit);
      const found = await Promise.all(rows.map(({ id }) => bookings.findInvitee(id)));
      return found.filter((booking) => booking !== null);
    },

    sessionsWithoutBooking(eventsUri, now, limit) {
      const { id, inviteeUri, startsAt, status } = therapySessions;
      const booking = connection.select({ id: invitees.id }).from(invitees)
        .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
        .where(and(
          eq(invitees.id, sql`substr(${inviteeUri}, -36)`),
          isActive(),
          eq(scheduledEvents.startsAt, startsAt),
        ));
      return connection.select({ id, inviteeUri }).from(therapySessions)
        .where(and(
          eq(status, "booked"),
          gt(startsAt, now),
          like(inviteeUri, `${eventsUri}%`),
          not(exists(booking)),
        ))
        .orderBy(startsAt).limit(limit);
    },

    async requestsWithoutSession(limit) {
      const { id, therapySessionId, confirmedAt, emailKey, startsAt } = bookingRequests;
      const known = connection.select({ id: therapySessions.id }).from(therapySessions)
        .where(eq(therapySessions.id, therapySessionId));
      return await connection
        .select({
          id,
          sessionId: sql<string | null>`(select s.id from therapy_sessions s
            join users u on u.id = s.user_id
            where u.email_key = ${emailKey} and s.starts_at = ${startsAt}
              and s.status <> 'cancelled')`,
        })
        .from(bookingRequests)
        .where(and(isNotNull(confirmedAt), not(exists(known)))).limit(limit);
    },

    holdsOfEndedRequests(now) {
      return connection
        .select({
          id: holds.id,
          createdAt: holds.createdAt,
          isConfirmed: sql<boolean>`${bookingRequests.confirmedAt} is not null`.mapWith(Boolean),
        })
        .from(holds).innerJoin(bookingRequests, eq(bookingRequests.holdId, holds.id))
        .where(and(
          gt(holds.expiresAt, now),
          sql`(${bookingRequests.confirmedAt} is not null or ${bookingRequests.expiresAt} <= ${now})`,
        ));
    },

    async sessionsWithoutMails({ from, to }, templates, limit) {
      const { id, userId, createdAt, startsAt, status } = therapySessions;
      const rows = await Promise.all(templates.map((template) => {
        const mail = connection.select({ id: outbox.id }).from(outbox).where(and(
          eq(outbox.aboutUserId, userId),
          eq(outbox.createdAt, createdAt),
          sql`${outbox.template} = ${template}`,
        ));
        return connection.select({ id, template: sql<string>`${template}` }).from(therapySessions)
          .innerJoin(users, eq(users.id, userId))
          .where(and(
            eq(status, "booked"),
            gte(createdAt, from),
            lt(createdAt, to),
            gt(startsAt, to),
            isNull(users.erasingSince),
            not(exists(mail)),
          ))
          .limit(limit);
      }));
      return rows.flat();
    },
  };
}

function isActive() {
  return and(eq(invitees.status, "active"), eq(scheduledEvents.status, "active"));
}
