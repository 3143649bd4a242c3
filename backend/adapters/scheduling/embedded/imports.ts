import type { Buffer } from "node:buffer";
import { and, asc, count, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection, Database } from "db/database.ts";
import { decryptColumn, encryptColumn } from "db/encrypted-column.ts";
import { inList } from "db/in-list.ts";
import { calendarImports, importedBusyTimes } from "db/schema/scheduling.ts";
import type { Busy } from "../../../domain/availability.ts";
import {
  type CalendarImport,
  mostImports,
  requireRoomForImport,
} from "../../../domain/calendar-import.ts";
import { DomainError, type ErrorCode } from "../../../domain/errors.ts";
import type { AvailabilityEditor } from "../../../ports/scheduling/availability.ts";
import type { Addresses } from "./addresses.ts";
import type { Calendars } from "./calendars.ts";

type Imports = Pick<
  AvailabilityEditor,
  "listImports" | "findImport" | "listDueImports" | "addImport" | "saveImport" | "removeImport"
>;

/** The practitioners' other calendars; their addresses are sealed with `key` (32 bytes). */
export function embeddedImports(
  database: Database,
  calendars: Calendars,
  addresses: Addresses,
  key: Uint8Array,
): Imports {
  const accountIdOf = (ownerUri: string) => addresses.userId(ownerUri) ?? "";

  async function select(connection: Connection, where: SQL | undefined, limit = mostImports) {
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
      calendar: calendarOf(row, busyTimes, key),
    }));
  }

  async function ownImports(ownerUri: string, also?: SQL) {
    const own = and(eq(calendarImports.accountId, accountIdOf(ownerUri)), also);
    const found = await select(database.read, own);
    return found.map(({ calendar }) => calendar)
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  }

  return {
    listImports: (ownerUri) => ownImports(ownerUri),

    async findImport(ownerUri, id) {
      const [calendar] = await ownImports(ownerUri, eq(calendarImports.id, id));
      return calendar ?? null;
    },

    async listDueImports(now, limit) {
      const due = and(isNotNull(calendarImports.nextReadAt), lte(calendarImports.nextReadAt, now));
      const found = await select(database.read, due, limit);
      return found.map(({ accountId, calendar }) => ({
        ownerUri: addresses.user(accountId),
        calendar,
      }));
    },

    async addImport(ownerUri, calendar, busy) {
      const accountId = accountIdOf(ownerUri);
      await database.transaction(async (tx) => {
        const [kept] = await tx.select({ number: count() }).from(calendarImports)
          .where(eq(calendarImports.accountId, accountId));
        requireRoomForImport(kept!.number);
        const urlSealed = calendar.url === null
          ? null
          : encryptColumn(key, calendar.id, calendar.url);
        await tx.insert(calendarImports).values({ accountId, urlSealed, ...rowOf(calendar) });
        await replaceBusy(tx, calendar.id, accountId, busy);
      });
      calendars.forget(accountId);
      return { ...calendar, busyTimes: busy.length };
    },

    async saveImport(calendar, busy) {
      const accountId = await database.transaction(async (tx) => {
        const [row] = await tx.update(calendarImports).set(rowOf(calendar))
          .where(eq(calendarImports.id, calendar.id))
          .returning({ accountId: calendarImports.accountId });
        if (row && busy) await replaceBusy(tx, calendar.id, row.accountId, busy);
        return row?.accountId;
      });
      if (accountId && busy) calendars.forget(accountId);
      return busy ? { ...calendar, busyTimes: busy.length } : calendar;
    },

    async removeImport(ownerUri, id) {
      const accountId = accountIdOf(ownerUri);
      const own = and(eq(calendarImports.accountId, accountId), eq(calendarImports.id, id));
      await database.transaction(async (tx) => {
        // The cascade would not be noted: whoever listens is told of every busy time that goes.
        const [found] = await tx.select({ id: calendarImports.id }).from(calendarImports).where(
          own,
        );
        if (!found) throw new DomainError("ERR_NOT_FOUND");
        await tx.delete(importedBusyTimes).where(eq(importedBusyTimes.importId, id));
        await tx.delete(calendarImports).where(own);
      });
      calendars.forget(accountId);
    },
  };
}

/** Only what is different is written: most readings change little, and every row is noted as a change. */
async function replaceBusy(
  tx: Connection,
  importId: string,
  accountId: string,
  busy: Busy[],
): Promise<void> {
  const kept = await tx.select().from(importedBusyTimes)
    .where(eq(importedBusyTimes.importId, importId));
  const keyOf = ({ startsAt, endsAt }: Busy) => `${startsAt}-${endsAt}`;
  const wanted = new Set(busy.map(keyOf));
  const known = new Set(kept.map(keyOf));
  const gone = kept.filter((time) => !wanted.has(keyOf(time))).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(importedBusyTimes).where(inList(importedBusyTimes.id, gone));
  const rows = busy.filter((time) => !known.has(keyOf(time)))
    .map(({ startsAt, endsAt }) => ({ id: v7(), importId, accountId, startsAt, endsAt }));
  for (let at = 0; at < rows.length; at += 200) {
    await tx.insert(importedBusyTimes).values(rows.slice(at, at + 200));
  }
}

type Row = typeof calendarImports.$inferSelect;

function calendarOf(row: Row, busyTimes: number, key: Uint8Array): CalendarImport {
  const { accountId: _, urlSealed, lastError, ...calendar } = row;
  return {
    ...calendar,
    url: urlSealed && opened(urlSealed, row.id, key),
    lastError: lastError as ErrorCode | null,
    busyTimes,
  };
}

/** null when the house has another secret by now: then the practitioner has to give the address again. */
function opened(sealed: Buffer, id: string, key: Uint8Array): string | null {
  try {
    return decryptColumn(key, id, sealed);
  } catch {
    return null;
  }
}

/** Everything but the address, which never changes. */
function rowOf(calendar: CalendarImport): Omit<Row, "accountId" | "urlSealed"> {
  const { busyTimes: _, url: _url, ...row } = calendar;
  return row;
}
