import { and, asc, eq, exists, gte, lt, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { Connection, Database } from "db/database.ts";
import { eventTypes, invitees, scheduledEvents, schedulingAccounts } from "db/schema/scheduling.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Invitee, MeetingType, ScheduledEvent } from "../../../domain/scheduling.ts";
import type { Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { readCursor, writeCursor } from "./cursor.ts";

export function embeddedScheduledEvents(
  { read }: Database,
  addresses: Addresses,
): Pick<
  Scheduling,
  | "listScheduledEvents"
  | "findScheduledEvent"
  | "findInvitee"
  | "listInviteesCreated"
  | "listInviteesChanged"
> {
  const presentBoth = (row: InvitedRow) => presentInvited(row, addresses);

  return {
    async listScheduledEvents({ ownerUri, inviteeEmail, status, limit, cursor }) {
      const ownerId = ownerUri === undefined ? undefined : addresses.userId(ownerUri);
      if (ownerId === null) return { items: [], nextCursor: null };
      const after = cursor === undefined ? undefined : readCursor(cursor, "number", "string");
      const isInvited = inviteeEmail === undefined ? undefined : exists(
        read.select({ id: invitees.id }).from(invitees).where(and(
          eq(invitees.eventId, scheduledEvents.id),
          eq(invitees.emailKey, emailKey(inviteeEmail)),
          status === "active" ? eq(invitees.status, status) : undefined,
        )),
      );
      const rows = await selectEvents(read)
        .where(and(
          ownerId === undefined ? undefined : eq(scheduledEvents.accountId, ownerId),
          status && eq(scheduledEvents.status, status),
          isInvited,
          after &&
            sql`(${scheduledEvents.startsAt}, ${scheduledEvents.id}) > (${after[0]}, ${after[1]})`,
        ))
        .orderBy(asc(scheduledEvents.startsAt), asc(scheduledEvents.id))
        .limit(limit + 1);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1)?.event;
      return {
        items: shown.map((row) => presentEvent(row, addresses)),
        nextCursor: last && rows.length > limit ? writeCursor([last.startsAt, last.id]) : null,
      };
    },

    async findScheduledEvent(uri) {
      const id = addresses.eventId(uri);
      if (!id) return null;
      const [row] = await selectEvents(read).where(eq(scheduledEvents.id, id));
      if (!row) return null;
      const invited = await selectInvited(read).where(eq(invitees.eventId, id))
        .orderBy(asc(invitees.createdAt), asc(invitees.id));
      return {
        event: presentEvent(row, addresses),
        invitees: invited.map((each) => presentInvitee(each, addresses)),
      };
    },

    async findInvitee(uri) {
      const id = addresses.inviteeId(uri);
      const found = id && await findInvited(read, id, addresses);
      // The event in the address must be the invitee's own.
      return found && found.invitee.uri === uri ? found : null;
    },

    async listInviteesCreated({ from, to }) {
      const rows = await selectInvited(read)
        .where(and(
          gte(invitees.createdAt, from),
          lt(invitees.createdAt, to),
          eq(scheduledEvents.status, "active"),
          eq(invitees.status, "active"),
        ))
        .orderBy(asc(invitees.createdAt), asc(invitees.id));
      return rows.map(presentBoth);
    },

    async listInviteesChanged({ from, to }) {
      const rows = await selectInvited(read)
        .where(and(gte(invitees.updatedAt, from), lt(invitees.updatedAt, to)))
        .orderBy(asc(invitees.updatedAt), asc(invitees.id));
      return rows.map(presentBoth);
    },
  };
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

/** The address of another invitee says which event they are in. */
const eventOf = (id: SQLWrapper) =>
  sql<string | null>`(select event_id from invitees as other where other.id = ${id})`;

function selectEvents(connection: Connection) {
  return connection.select(eventColumns).from(scheduledEvents)
    .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId))
    .innerJoin(eventTypes, eq(eventTypes.id, scheduledEvents.eventTypeId));
}

function selectInvited(connection: Connection) {
  return connection
    .select({
      invitee: invitees,
      oldEventId: eventOf(invitees.oldInviteeId),
      newEventId: eventOf(invitees.newInviteeId),
      ...eventColumns,
    })
    .from(invitees)
    .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
    .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId))
    .innerJoin(eventTypes, eq(eventTypes.id, scheduledEvents.eventTypeId));
}

type EventRow = {
  event: typeof scheduledEvents.$inferSelect;
  timeZone: string;
  total: number;
  active: number;
  limit: number;
};

type InviteeRow = {
  invitee: typeof invitees.$inferSelect;
  oldEventId: string | null;
  newEventId: string | null;
};

type InvitedRow = EventRow & InviteeRow;

function invitedById(connection: Connection) {
  return selectInvited(connection).where(eq(invitees.id, sql.placeholder("id"))).prepare();
}

/** Built once per connection: every booking ends with it. */
const prepared = new WeakMap<Connection, ReturnType<typeof invitedById>>();

/** An invitee with the event, as the connection sees them. */
export async function findInvited(connection: Connection, inviteeId: string, addresses: Addresses) {
  let query = prepared.get(connection);
  if (!query) prepared.set(connection, query = invitedById(connection));
  const [row] = await query.all({ id: inviteeId });
  return row ? presentInvited(row, addresses) : null;
}

function presentInvited(row: InvitedRow, addresses: Addresses) {
  return { event: presentEvent(row, addresses), invitee: presentInvitee(row, addresses) };
}

function presentEvent(
  { event, timeZone, total, active, limit }: EventRow,
  addresses: Addresses,
): ScheduledEvent {
  return {
    uri: addresses.event(event.id),
    eventTypeUri: addresses.eventType(event.eventTypeId),
    ownerUri: addresses.user(event.accountId),
    name: event.name,
    status: event.status,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    timeZone,
    meetingType: event.meetingType as MeetingType,
    place: event.place,
    guests: { total, active, limit },
    canceledBy: event.canceledBy,
    cancelReason: event.cancelReason,
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
  };
}

function presentInvitee(
  { invitee, oldEventId, newEventId }: InviteeRow,
  addresses: Addresses,
): Invitee {
  const { id, eventId, emailKey: _key, oldInviteeId, newInviteeId, ...rest } = invitee;
  return {
    ...rest,
    uri: addresses.invitee(eventId, id),
    eventUri: addresses.event(eventId),
    oldInviteeUri: oldInviteeId && oldEventId && addresses.invitee(oldEventId, oldInviteeId),
    newInviteeUri: newInviteeId && newEventId && addresses.invitee(newEventId, newInviteeId),
    // Bookings are changed in the journal.
    rescheduleUrl: null,
    cancelUrl: null,
    noShow: false,
  };
}
