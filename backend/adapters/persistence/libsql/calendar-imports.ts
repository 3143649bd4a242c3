import type { Buffer } from "node:buffer";
import { and, asc, eq, gt, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { type ColumnKeys, decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import type { Connection } from "db/database.ts";
import { calendarImports, importedBusyTimes } from "db/schema/scheduling.ts";
import type { Busy } from "../../../domain/availability.ts";
import { type CalendarImport, mostImports } from "../../../domain/calendar-import.ts";
import type { ErrorCode } from "../../../domain/errors.ts";
import type { StoredAvailability, StoredImport } from "../../../ports/persistence/availability.ts";

const mostListed = 1000;

type CalendarImports = Omit<StoredAvailability, "find" | "replace">;

/** `importKey` encrypts the addresses of imported calendars: who knows one can read the calendar. */
export function libsqlCalendarImports(
  connection: Connection,
  { importKey }: { importKey: ColumnKeys },
): CalendarImports {
  async function select(where: SQL | undefined, limit = mostImports): Promise<StoredImport[]> {
    const rows = await connection
      .select({
        row: calendarImports,
        busyTimes: sql<number>`(select count(*) from imported_busy_times
          where import_id = calendar_imports.id)`,
      })
      .from(calendarImports).where(where)
      .orderBy(
        asc(calendarImports.nextReadAt),
        asc(calendarImports.createdAt),
        asc(calendarImports.id),
      )
      .limit(limit);
    return rows.map(({ row, busyTimes }) => ({
      accountId: row.accountId,
      calendar: calendarOf(row, busyTimes, importKey),
    }));
  }

  return {
    async listImports(accountId) {
      const found = await select(eq(calendarImports.accountId, accountId));
      return found.map(({ calendar }) => calendar)
        .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },

    async findImport(accountId, id) {
      const [found] = await select(
        and(eq(calendarImports.accountId, accountId), eq(calendarImports.id, id)),
      );
      return found?.calendar ?? null;
    },

    listDueImports: (now, limit) =>
      select(
        and(isNotNull(calendarImports.nextReadAt), lte(calendarImports.nextReadAt, now)),
        limit,
      ),

    listImported(accountId, { from, to }) {
      return connection
        .select({
          id: importedBusyTimes.id,
          startsAt: importedBusyTimes.startsAt,
          endsAt: importedBusyTimes.endsAt,
          importName: calendarImports.name,
        })
        .from(importedBusyTimes)
        .innerJoin(calendarImports, eq(calendarImports.id, importedBusyTimes.importId))
        .where(and(
          eq(importedBusyTimes.accountId, accountId),
          gt(importedBusyTimes.endsAt, from),
          lt(importedBusyTimes.startsAt, to),
        ))
        .orderBy(asc(importedBusyTimes.startsAt))
        .limit(mostListed);
    },

    async nameOfImportAt(accountId, { startsAt, endsAt }) {
      const [row] = await connection.select({ name: calendarImports.name })
        .from(importedBusyTimes)
        .innerJoin(calendarImports, eq(calendarImports.id, importedBusyTimes.importId))
        .where(and(
          eq(importedBusyTimes.accountId, accountId),
          gt(importedBusyTimes.endsAt, startsAt),
          lt(importedBusyTimes.startsAt, endsAt),
        ))
        .orderBy(asc(importedBusyTimes.startsAt))
        .limit(1);
      return row?.name ?? null;
    },

    async addImport(accountId, calendar, busy) {
      const { id, url } = calendar;
      const urlSealed = url === null ? null : encryptColumn(importKey, id, url);
      await connection.insert(calendarImports)
        .values({ accountId, urlSealed, ...rowOf(calendar) });
      await replaceBusy(connection, id, accountId, busy);
    },

    async saveImport(calendar, busy) {
      const [row] = await connection.update(calendarImports).set(rowOf(calendar))
        .where(eq(calendarImports.id, calendar.id))
        .returning({ accountId: calendarImports.accountId });
      if (row && busy) await replaceBusy(connection, calendar.id, row.accountId, busy);
      return row?.accountId ?? null;
    },

    async removeImport(accountId, id) {
      const isTheImport = and(eq(calendarImports.accountId, accountId), eq(calendarImports.id, id));
      const [found] = await connection.select({ id: calendarImports.id }).from(calendarImports)
        .where(isTheImport);
      if (!found) return;
      // A cascading delete does not fire the triggers that write to `changes`.
      await connection.delete(importedBusyTimes).where(eq(importedBusyTimes.importId, id));
      await connection.delete(calendarImports).where(isTheImport);
    },
  };
}

async function replaceBusy(
  connection: Connection,
  importId: string,
  accountId: string,
  busy: Busy[],
): Promise<void> {
  const stored = await connection.select().from(importedBusyTimes)
    .where(eq(importedBusyTimes.importId, importId));
  const keyOf = ({ startsAt, endsAt }: Busy) => `${startsAt}-${endsAt}`;
  const wanted = new Set(busy.map(keyOf));
  const known = new Set(stored.map(keyOf));
  const removed = stored.filter((time) => !wanted.has(keyOf(time))).map(({ id }) => id);
  if (removed.length > 0) {
    await connection.delete(importedBusyTimes).where(inList(importedBusyTimes.id, removed));
  }
  const rows = busy.filter((time) => !known.has(keyOf(time)))
    .map(({ startsAt, endsAt }) => ({ id: v7(), importId, accountId, startsAt, endsAt }));
  for (let at = 0; at < rows.length; at += 200) {
    await connection.insert(importedBusyTimes).values(rows.slice(at, at + 200));
  }
}

type Row = typeof calendarImports.$inferSelect;

function calendarOf(row: Row, busyTimes: number, key: ColumnKeys): CalendarImport {
  const { accountId: _, urlSealed, lastError, ...calendar } = row;
  return {
    ...calendar,
    url: urlSealed && decrypted(urlSealed, row.id, key),
    lastError: lastError as ErrorCode | null,
    busyTimes,
  };
}

/** null when the server's secret has changed: the practitioner has to enter the address again. */
function decrypted(url: Buffer, id: string, key: ColumnKeys): string | null {
  try {
    return decryptColumn(key, id, url);
  } catch {
    return null;
  }
}

function rowOf(calendar: CalendarImport): Omit<Row, "accountId" | "urlSealed"> {
  const { busyTimes: _, url: _url, ...row } = calendar;
  return row;
}
