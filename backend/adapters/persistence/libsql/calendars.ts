import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { inList } from "db/in-list.ts";
import type { Connection } from "db/database.ts";
import { eventTypes, schedulingAccounts } from "db/schema/scheduling.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { Calendars, StoredEventType } from "../../../ports/persistence/calendars.ts";
import { libsqlCalendarChanges } from "./calendar-changes.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { loadCalendars } from "./load-calendars.ts";
import { preparedOnce } from "./prepared-once.ts";

export function libsqlCalendars(connection: Connection): Calendars {
  return {
    load: (accountIds, since) => loadCalendars(connection, accountIds, since),

    async accountsOf(eventTypeIds) {
      const rows = await connection
        .select({ id: eventTypes.id, accountId: eventTypes.accountId })
        .from(eventTypes).where(inList(eventTypes.id, eventTypeIds));
      return new Map(rows.map(({ id, accountId }) => [id, accountId]));
    },

    async listEventTypes({ owner, limit, cursor }) {
      const key = sql`(${eventTypes.accountId}, ${eventTypes.position}, ${eventTypes.id})`;
      const after = cursor === undefined
        ? undefined
        : readCursor(cursor, "string", "number", "string");
      const rows = await selectEventTypes(connection)
        .where(and(
          eq(eventTypes.active, true),
          isNull(schedulingAccounts.disabledAt),
          owner === undefined ? undefined : isOwnedBy(owner),
          after && sql`${key} > (${after[0]}, ${after[1]}, ${after[2]})`,
        ))
        .orderBy(asc(eventTypes.accountId), asc(eventTypes.position), asc(eventTypes.id))
        .limit(limit + 1);
      const items = rows.slice(0, limit).map(storedEventType);
      const last = items.at(-1);
      const isLast = !last || rows.length <= limit;
      return {
        items,
        nextCursor: isLast ? null : writeCursor([last.accountId, last.position, last.id]),
      };
    },

    async findEventType(id) {
      const [row] = await eventTypeById(connection).all({ id });
      return row ? storedEventType(row) : null;
    },

    async findEventTypeByPage(accountSlug, slug) {
      const [row] = await selectEventTypes(connection)
        .where(and(eq(schedulingAccounts.slug, accountSlug), eq(eventTypes.slug, slug)));
      return row ? storedEventType(row) : null;
    },

    ...libsqlCalendarChanges(connection),
  };
}

function selectEventTypes(connection: Connection) {
  return connection.select({ type: eventTypes, account: schedulingAccounts }).from(eventTypes)
    .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, eventTypes.accountId));
}

const eventTypeById = preparedOnce((connection) =>
  selectEventTypes(connection).where(eq(eventTypes.id, sql.placeholder("id"))).prepare()
);

function isOwnedBy(idOrSlug: string): SQL {
  return sql`${eventTypes.accountId} in (
    select id from scheduling_accounts where id = ${idOrSlug} or slug = ${idOrSlug}
  )`;
}

function storedEventType({ type, account }: {
  type: typeof eventTypes.$inferSelect;
  account: typeof schedulingAccounts.$inferSelect;
}): StoredEventType {
  const { meetingTypes, customQuestions, ...rest } = type;
  return {
    ...rest,
    horizonDays: type.horizonDays ?? account.horizonDays,
    active: rest.active && account.disabledAt === null,
    accountSlug: account.slug,
    ownerName: account.name,
    timeZone: account.timeZone,
    meetingTypes: meetingTypes as MeetingType[],
    questions: customQuestions,
  };
}
