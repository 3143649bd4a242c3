import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { eventTypes, schedulingAccounts } from "db/schema/scheduling.ts";
import type { EventType, MeetingType } from "../../../domain/scheduling.ts";
import type { Page, PageQuery, Scheduling } from "../../../ports/scheduling.ts";
import type { Addresses } from "./addresses.ts";
import { readCursor, writeCursor } from "./cursor.ts";

type Row = {
  type: typeof eventTypes.$inferSelect;
  account: typeof schedulingAccounts.$inferSelect;
};

export function embeddedEventTypes(
  { read }: Database,
  addresses: Addresses,
): Pick<Scheduling, "listEventTypes" | "findEventType" | "findEventTypeByPage"> {
  function select() {
    return read.select({ type: eventTypes, account: schedulingAccounts }).from(eventTypes)
      .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, eventTypes.accountId));
  }

  // Asked for every practitioner in search: building it anew each time would take longer than running it.
  const selectById = select().where(eq(eventTypes.id, sql.placeholder("id"))).prepare();

  return {
    async listEventTypes({ ownerUri, limit, cursor }: PageQuery & { ownerUri?: string }) {
      const ownerId = ownerUri === undefined ? undefined : addresses.userId(ownerUri);
      if (ownerId === null) return { items: [], nextCursor: null };
      const key = sql`(${eventTypes.accountId}, ${eventTypes.position}, ${eventTypes.id})`;
      const after = cursor === undefined
        ? undefined
        : readCursor(cursor, "string", "number", "string");
      const rows = await select()
        .where(and(
          eq(eventTypes.active, true),
          ownerId === undefined ? undefined : isOf(ownerId),
          after && sql`${key} > (${after[0]}, ${after[1]}, ${after[2]})`,
        ))
        .orderBy(asc(eventTypes.accountId), asc(eventTypes.position), asc(eventTypes.id))
        .limit(limit + 1);
      return pageOf(rows, limit, addresses);
    },

    async findEventType(uri) {
      const id = addresses.eventTypeId(uri);
      if (!id) return null;
      const [row] = await selectById.all({ id });
      return row ? presentEventType(row, addresses) : null;
    },

    async findEventTypeByPage(account, slug) {
      const [row] = await select()
        .where(and(eq(schedulingAccounts.slug, account), eq(eventTypes.slug, slug)));
      return row ? presentEventType(row, addresses) : null;
    },
  };
}

/** An account goes by its id, or by the name in the addresses of its booking pages. */
function isOf(owner: string): SQL {
  return sql`${eventTypes.accountId} in (
    select id from scheduling_accounts where id = ${owner} or slug = ${owner}
  )`;
}

function pageOf(rows: Row[], limit: number, addresses: Addresses): Page<EventType> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.type;
  return {
    items: shown.map((row) => presentEventType(row, addresses)),
    nextCursor: last && rows.length > limit
      ? writeCursor([last.accountId, last.position, last.id])
      : null,
  };
}

function presentEventType({ type, account }: Row, addresses: Addresses): EventType {
  return {
    uri: addresses.eventType(type.id),
    schedulingUrl: addresses.page(account.slug, type.slug),
    ownerUri: addresses.user(account.id),
    ownerName: account.name,
    slug: type.slug,
    name: type.name,
    description: type.description,
    active: type.active,
    durationMinutes: type.durationMinutes,
    meetingTypes: type.meetingTypes as MeetingType[],
    questions: type.customQuestions,
    capacity: type.capacity,
    oncePerClient: type.oncePerClient,
    color: type.color,
    position: type.position,
    timeZone: account.timeZone,
    createdAt: type.createdAt,
    updatedAt: type.updatedAt,
  };
}
