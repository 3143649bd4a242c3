import { and, asc, eq, exists, gte, lt, sql } from "drizzle-orm";
import type { Database } from "db/open.ts";
import { invitees, scheduledEvents, schedulingAccounts } from "db/schema/mod.ts";
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
  "listScheduledEvents" | "findScheduledEvent" | "findInvitee" | "listInviteesCreated"
> {
  function selectInvitees() {
    return read
      .select({ invitee: invitees, event: scheduledEvents, timeZone: schedulingAccounts.timeZone })
      .from(invitees)
      .innerJoin(scheduledEvents, eq(scheduledEvents.id, invitees.eventId))
      .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId));
  }

  function selectEvents() {
    return read.select({ event: scheduledEvents, timeZone: schedulingAccounts.timeZone })
      .from(scheduledEvents)
      .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId));
  }

  const presentBoth = (row: EventRow & { invitee: typeof invitees.$inferSelect }) => ({
    event: presentEvent(row, addresses),
    invitee: presentInvitee(row.invitee, addresses),
  });

  return {
    async listScheduledEvents({ ownerUri, inviteeEmail, status, limit, cursor }) {
      const ownerId = ownerUri === undefined ? undefined : addresses.userId(ownerUri);
      if (ownerId === null) return { items: [], nextCursor: null };
      const after = cursor === undefined ? undefined : readCursor(cursor, "number", "string");
      const isInvited = inviteeEmail === undefined ? undefined : exists(
        read.select({ id: invitees.id }).from(invitees).where(and(
          eq(invitees.eventId, scheduledEvents.id),
          eq(invitees.emailKey, emailKey(inviteeEmail)),
        )),
      );
      const rows = await selectEvents()
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
      const [row] = await selectEvents().where(eq(scheduledEvents.id, id));
      if (!row) return null;
      const invited = await read.select().from(invitees).where(eq(invitees.eventId, id))
        .orderBy(asc(invitees.createdAt), asc(invitees.id));
      return {
        event: presentEvent(row, addresses),
        invitees: invited.map((invitee) => presentInvitee(invitee, addresses)),
      };
    },

    async findInvitee(uri) {
      const id = addresses.inviteeId(uri);
      if (!id) return null;
      const [row] = await selectInvitees().where(eq(invitees.id, id));
      // The event in the address must be the invitee's own.
      return row && addresses.invitee(row.event.id, id) === uri ? presentBoth(row) : null;
    },

    async listInviteesCreated({ from, to }) {
      const rows = await selectInvitees()
        .where(and(
          gte(invitees.createdAt, from),
          lt(invitees.createdAt, to),
          eq(scheduledEvents.status, "active"),
        ))
        .orderBy(asc(invitees.createdAt), asc(invitees.id));
      return rows.map(presentBoth);
    },
  };
}

type EventRow = { event: typeof scheduledEvents.$inferSelect; timeZone: string };

export function presentEvent({ event, timeZone }: EventRow, addresses: Addresses): ScheduledEvent {
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
    canceledBy: event.canceledBy,
    cancelReason: event.cancelReason,
    createdAt: event.createdAt,
    updatedAt: event.updatedAt,
  };
}

export function presentInvitee(
  row: typeof invitees.$inferSelect,
  addresses: Addresses,
): Invitee {
  const { id, eventId, emailKey: _key, oldInviteeId: _old, newInviteeId: _new, ...rest } = row;
  return {
    ...rest,
    uri: addresses.invitee(eventId, id),
    eventUri: addresses.event(eventId),
    oldInviteeUri: null,
    newInviteeUri: null,
    rescheduleUrl: null,
    cancelUrl: null,
    noShow: false,
  };
}
