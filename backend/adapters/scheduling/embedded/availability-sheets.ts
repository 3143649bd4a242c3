import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import {
  availabilityExceptions,
  availabilityRules,
  schedulingAccounts,
  schedulingPlaces,
  schedulingVacations,
} from "db/schema/scheduling.ts";
import type { AvailabilityDraft } from "../../../domain/availability-draft.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { AvailabilitySheet } from "../../../ports/scheduling/availability.ts";

/** As they were given. */
const inOrder = sql`rowid`;

export async function findSheet(
  connection: Connection,
  accountId: string,
): Promise<AvailabilitySheet | null> {
  const [account] = await connection.select().from(schedulingAccounts)
    .where(eq(schedulingAccounts.id, accountId));
  if (!account) return null;
  const rules = await connection
    .select({
      id: availabilityRules.id,
      weekday: availabilityRules.weekday,
      fromMinute: availabilityRules.fromMinute,
      toMinute: availabilityRules.toMinute,
      placeId: availabilityRules.placeId,
    })
    .from(availabilityRules).where(eq(availabilityRules.accountId, accountId))
    .orderBy(asc(availabilityRules.weekday), asc(availabilityRules.fromMinute), inOrder);
  const exceptions = await connection.select().from(availabilityExceptions)
    .where(eq(availabilityExceptions.accountId, accountId))
    .orderBy(asc(availabilityExceptions.date), asc(availabilityExceptions.fromMinute), inOrder);
  const vacations = await connection
    .select({
      id: schedulingVacations.id,
      fromDate: schedulingVacations.fromDate,
      toDate: schedulingVacations.toDate,
      note: schedulingVacations.note,
    })
    .from(schedulingVacations).where(eq(schedulingVacations.accountId, accountId))
    .orderBy(asc(schedulingVacations.fromDate), inOrder);
  const places = await connection
    .select({ id: schedulingPlaces.id, name: schedulingPlaces.name })
    .from(schedulingPlaces).where(eq(schedulingPlaces.accountId, accountId)).orderBy(inOrder);
  return {
    timeZone: account.timeZone,
    rules,
    exceptions: daysOf(exceptions),
    vacations,
    places,
    settings: {
      bufferMinutes: account.bufferMinutes,
      travelMinutes: account.travelMinutes,
      minimumNoticeMinutes: account.minimumNoticeMinutes,
      horizonDays: account.horizonDays,
      stepMinutes: account.stepMinutes,
      dailyMaximum: account.dailyMaximum,
      closedOnPublicHolidays: account.closedOnPublicHolidays,
    },
    updatedAt: account.updatedAt,
  };
}

type ExceptionRow = typeof availabilityExceptions.$inferSelect;

/** One row per range, or one without minutes for a closed day. */
function daysOf(rows: ExceptionRow[]): AvailabilityDraft["exceptions"] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, parts]) => ({
    date,
    note: parts[0]!.note,
    ranges: parts.flatMap(({ fromMinute, toMinute, placeId }) =>
      fromMinute === null || toMinute === null ? [] : [{ fromMinute, toMinute, placeId }]
    ),
  }));
}

export async function replaceSheet(
  tx: Connection,
  accountId: string,
  draft: AvailabilityDraft,
  version: number | undefined,
  now: number,
): Promise<AvailabilitySheet> {
  const [account] = await tx.select({ updatedAt: schedulingAccounts.updatedAt })
    .from(schedulingAccounts).where(eq(schedulingAccounts.id, accountId));
  if (!account) throw new DomainError("ERR_NOT_FOUND");
  if (version !== undefined && version !== account.updatedAt) throw new DomainError("ERR_STALE");
  const { timeZone, settings } = draft;
  const updatedAt = Math.max(now, account.updatedAt + 1);
  await tx.update(schedulingAccounts).set({ timeZone, ...settings, updatedAt })
    .where(eq(schedulingAccounts.id, accountId));
  await tx.delete(availabilityRules).where(eq(availabilityRules.accountId, accountId));
  await tx.delete(availabilityExceptions).where(eq(availabilityExceptions.accountId, accountId));
  await tx.delete(schedulingVacations).where(eq(schedulingVacations.accountId, accountId));
  await replacePlaces(tx, accountId, draft.places);
  const rows = rowsOf(accountId, draft);
  for (const some of inParts(rows.rules)) {
    await refusedAs(DomainError, tx.insert(availabilityRules).values(some));
  }
  for (const some of inParts(rows.exceptions)) {
    await refusedAs(DomainError, tx.insert(availabilityExceptions).values(some));
  }
  for (const some of inParts(rows.vacations)) {
    await refusedAs(DomainError, tx.insert(schedulingVacations).values(some));
  }
  return (await findSheet(tx, accountId))!;
}

/** A place that stays is never deleted, whatever may point at it. */
async function replacePlaces(
  tx: Connection,
  accountId: string,
  places: AvailabilityDraft["places"],
): Promise<void> {
  const kept = places.map(({ id }) => id);
  await tx.delete(schedulingPlaces)
    .where(and(eq(schedulingPlaces.accountId, accountId), notInArray(schedulingPlaces.id, kept)));
  if (places.length === 0) return;
  await tx.insert(schedulingPlaces).values(places.map(({ id, name }) => ({ id, name, accountId })))
    .onConflictDoUpdate({
      target: schedulingPlaces.id,
      set: { name: sql`excluded.name` },
      setWhere: eq(schedulingPlaces.accountId, accountId),
    });
  const own = await tx.select({ id: schedulingPlaces.id }).from(schedulingPlaces)
    .where(eq(schedulingPlaces.accountId, accountId));
  if (own.length !== places.length) throw new DomainError("ERR_DUPLICATE_ENTITY");
}

function rowsOf(accountId: string, { rules, exceptions, vacations }: AvailabilityDraft) {
  return {
    rules: rules.map(({ id, weekday, fromMinute, toMinute, placeId }) => ({
      id,
      accountId,
      weekday,
      fromMinute,
      toMinute,
      placeId,
    })),
    exceptions: exceptions.flatMap(({ date, note, ranges }) => {
      const closed = { fromMinute: null, toMinute: null, placeId: null };
      return (ranges.length === 0 ? [closed] : ranges)
        .map(({ fromMinute, toMinute, placeId }) => ({
          id: v7(),
          accountId,
          date,
          note,
          fromMinute,
          toMinute,
          placeId,
        }));
    }),
    vacations: vacations.map(({ id, fromDate, toDate, note }) => ({
      id,
      accountId,
      fromDate,
      toDate,
      note,
    })),
  };
}

/** A statement takes only so many parameters. */
function* inParts<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += 200) yield rows.slice(at, at + 200);
}
