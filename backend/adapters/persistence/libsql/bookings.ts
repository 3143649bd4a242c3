import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { eventTypes, invitees, scheduledEvents, schedulingAccounts } from "db/schema/scheduling.ts";
import { emailKey, erasedAddress } from "../../../domain/account.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type {
  Bookings,
  StoredBooking,
  StoredEvent,
  StoredInvitee,
  StoredUpcoming,
} from "../../../ports/persistence/bookings.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { preparedOnce } from "./prepared-once.ts";

export function libsqlBookings(connection: Connection): Bookings {
  return {
    async listEvents({ accountId, inviteeEmail, status, limit, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, "number", "string");
      const isInvited = inviteeEmail === undefined ? undefined : exists(
        connection.select({ id: invitees.id }).from(invitees).where(and(
          eq(invitees.eventId, scheduledEvents.id),
          eq(invitees.emailKey, emailKey(inviteeEmail)),
          status === "active" ? eq(invitees.status, status) : undefined,
        )),
      );
      const rows = await selectEvents(connection)
        .where(and(
          accountId === undefined ? undefined : eq(scheduledEvents.accountId, accountId),
          status && eq(scheduledEvents.status, status),
          isInvited,
          after &&
            sql`(${scheduledEvents.startsAt}, ${scheduledEvents.id}) > (${after[0]}, ${after[1]})`,
        ))
        .orderBy(asc(scheduledEvents.startsAt), asc(scheduledEvents.id))
        .limit(limit + 1);
      const items = rows.slice(0, limit).map(storedEvent);
      const last = items.at(-1);
      const isLast = !last || rows.length <= limit;
      return { items, nextCursor: isLast ? null : writeCursor([last.startsAt, last.id]) };
    },

    async findEvent(id) {
      const [[row], invited] = await Promise.all([
        selectEvents(connection).where(eq(scheduledEvents.id, id)),
        selectBookings(connection).where(eq(invitees.eventId, id))
          .orderBy(asc(invitees.createdAt), asc(invitees.id)),
      ]);
      if (!row) return null;
      return { event: storedEvent(row), invitees: invited.map(storedInvitee) };
    },

    async findInvitee(id) {
      const [row] = await bookingById(connection).all({ id });
      return row ? storedBooking(row) : null;
    },

    async listCreated({ from, to }) {
      const rows = await selectBookings(connection)
        .where(and(
          gte(invitees.createdAt, from),
          lt(invitees.createdAt, to),
          isActive(),
        ))
        .orderBy(asc(invitees.createdAt), asc(invitees.id));
      return rows.map(storedBooking);
    },

    async listChanged({ from, to }) {
      const rows = await selectBookings(connection)
        .where(and(gte(invitees.updatedAt, from), lt(invitees.updatedAt, to)))
        .orderBy(asc(invitees.updatedAt), asc(invitees.id));
      return rows.map(storedBooking);
    },

    listOfClient: (email, time) => ofClient(connection).all({ emailKey: emailKey(email), ...time }),

    listUpcoming(accountId, now) {
      return selectUpcoming(
        connection,
        accountId,
        and(gt(scheduledEvents.startsAt, now - 2 * day), gt(scheduledEvents.endsAt, now)),
      ).limit(1000).then((rows) => rows.map(storedUpcoming));
    },

    async findAt(accountId, startsAt) {
      const isThen = eq(scheduledEvents.startsAt, startsAt);
      const [row] = await selectUpcoming(connection, accountId, isThen).limit(1);
      return row ? storedUpcoming(row) : null;
    },

    async addEvent(event) {
      const { createdAt } = event;
      await refusedAs(
        DomainError,
        connection.insert(scheduledEvents)
          .values({ ...event, status: "active", updatedAt: createdAt }),
      );
    },

    async addInvitee({ predecessorId, ...invitee }) {
      await refusedAs(
        DomainError,
        connection.insert(invitees).values({
          ...invitee,
          emailKey: emailKey(invitee.email),
          status: "active",
          oldInviteeId: predecessorId,
          updatedAt: invitee.createdAt,
        }),
      );
    },

    async moveEvent(id, time, now) {
      await refusedAs(
        DomainError,
        connection.update(scheduledEvents).set({ ...time, updatedAt: now })
          .where(eq(scheduledEvents.id, id)),
      );
    },

    async setSuccessor(inviteeId, newInviteeId) {
      await connection.update(invitees).set({ newInviteeId }).where(eq(invitees.id, inviteeId));
    },

    async cancelInvitee(id, now) {
      await connection.update(invitees).set({ status: "canceled", updatedAt: now })
        .where(and(eq(invitees.id, id), eq(invitees.status, "active")));
    },

    async cancelEvent(id, by, reason, now) {
      await connection.update(scheduledEvents)
        .set({
          status: "canceled",
          canceledAt: now,
          canceledBy: by,
          cancelReason: reason,
          updatedAt: now,
        })
        .where(eq(scheduledEvents.id, id));
    },

    async eraseInvitee(email) {
      const isTheirs = eq(invitees.emailKey, emailKey(email));
      const events = connection.select({ id: invitees.eventId }).from(invitees).where(isTheirs);
      await connection.update(scheduledEvents).set({ cancelReason: "" })
        .where(and(inArray(scheduledEvents.id, events), eq(scheduledEvents.canceledBy, "client")));
      const rows = await connection.select({ id: invitees.id }).from(invitees).where(isTheirs);
      for (const { id } of rows) {
        const address = erasedAddress(id);
        const nameless = { name: "–", email: address, emailKey: address, phone: null };
        await connection.update(invitees).set({ ...nameless, answers: [], tracking: {} })
          .where(eq(invitees.id, id));
      }
    },
  };
}

function isActive() {
  return and(eq(scheduledEvents.status, "active"), eq(invitees.status, "active"));
}

const guestsOf = (condition: SQL) =>
  sql<number>`(select count(*) from invitees as guest
    where guest.event_id = scheduled_events.id ${condition})`;

const eventColumns = {
  event: scheduledEvents,
  timeZone: schedulingAccounts.timeZone,
  total: guestsOf(sql``),
  active: guestsOf(sql`and guest.status = 'active'`),
  limit: eventTypes.capacity,
};

const eventIdOf = (inviteeId: SQLWrapper) =>
  sql<string | null>`(select event_id from invitees as other where other.id = ${inviteeId})`;

function selectEvents(connection: Connection) {
  return connection.select(eventColumns).from(scheduledEvents)
    .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId))
    .innerJoin(eventTypes, eq(eventTypes.id, scheduledEvents.eventTypeId));
}

function selectBookings(connection: Connection) {
  return connection
    .select({
      invitee: invitees,
      oldEventId: eventIdOf(invitees.oldInviteeId),
      newEventId: eventIdOf(invitees.newInviteeId),
      ...eventColumns,
    })
    .from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId))
    .innerJoin(eventTypes, eq(eventTypes.id, scheduledEvents.eventTypeId));
}

const bookingById = preparedOnce((connection) =>
  selectBookings(connection).where(eq(invitees.id, sql.placeholder("id"))).prepare()
);

const ofClient = preparedOnce((connection) =>
  connection
    .select({
      inviteeId: invitees.id,
      eventTypeId: scheduledEvents.eventTypeId,
      startsAt: scheduledEvents.startsAt,
      endsAt: scheduledEvents.endsAt,
    })
    .from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .where(and(
      eq(invitees.emailKey, sql.placeholder("emailKey")),
      isActive(),
      or(
        eq(scheduledEvents.eventTypeId, sql.placeholder("eventTypeId")),
        and(
          lt(scheduledEvents.startsAt, sql.placeholder("endsAt")),
          gt(scheduledEvents.endsAt, sql.placeholder("startsAt")),
        ),
      ),
    )).prepare()
);

function selectUpcoming(connection: Connection, accountId: string, when: SQL | undefined) {
  return connection
    .select({
      eventId: scheduledEvents.id,
      eventTypeId: scheduledEvents.eventTypeId,
      inviteeId: invitees.id,
      startsAt: scheduledEvents.startsAt,
      endsAt: scheduledEvents.endsAt,
      meetingType: scheduledEvents.meetingType,
      place: scheduledEvents.place,
      inviteeName: invitees.name,
    })
    .from(scheduledEvents)
    .innerJoin(invitees, eq(invitees.eventId, scheduledEvents.id))
    .where(and(eq(scheduledEvents.accountId, accountId), isActive(), when))
    .orderBy(asc(scheduledEvents.startsAt), asc(invitees.createdAt));
}

function storedUpcoming(
  { meetingType, ...row }: Omit<StoredUpcoming, "isInPerson"> & { meetingType: string },
): StoredUpcoming {
  return { ...row, isInPerson: meetingType === "IN_PERSON" };
}

type EventRow = {
  event: typeof scheduledEvents.$inferSelect;
  timeZone: string;
  total: number;
  active: number;
  limit: number;
};

type BookingRow = EventRow & {
  invitee: typeof invitees.$inferSelect;
  oldEventId: string | null;
  newEventId: string | null;
};

function storedBooking(row: BookingRow): StoredBooking {
  return { event: storedEvent(row), invitee: storedInvitee(row) };
}

function storedEvent({ event, timeZone, total, active, limit }: EventRow): StoredEvent {
  const { canceledAt: _, meetingType, ...rest } = event;
  return {
    ...rest,
    meetingType: meetingType as MeetingType,
    timeZone,
    guests: { total, active, limit },
  };
}

function storedInvitee({ invitee, oldEventId, newEventId }: BookingRow): StoredInvitee {
  const { emailKey: _, oldInviteeId, newInviteeId, ...rest } = invitee;
  return {
    ...rest,
    predecessor: oldInviteeId && oldEventId ? { id: oldInviteeId, eventId: oldEventId } : null,
    successor: newInviteeId && newEventId ? { id: newInviteeId, eventId: newEventId } : null,
  };
}
