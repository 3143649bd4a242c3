import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/database.ts";
import type { ColumnKeys } from "db/encrypted-column.ts";
import { refusedAs } from "db/refused-write.ts";
import { ruleColumns, rulesOf } from "./practice-rules.ts";
import {
  availabilityExceptions,
  availabilityRules,
  eventTypes,
  schedulingAccounts,
  schedulingPlaces,
  schedulingStays,
  schedulingTravelTimes,
  schedulingVacations,
} from "db/schema/scheduling.ts";
import type { AvailabilityDraft } from "../../../domain/availability-draft.ts";
import { DomainError } from "../../../domain/errors.ts";
import { withKnownPlaces } from "../../../domain/practice-rules.ts";
import type {
  StoredAvailability,
  StoredDraft,
  StoredPractice,
} from "../../../ports/persistence/availability.ts";
import { libsqlCalendarImports } from "./calendar-imports.ts";

const insertionOrder = sql`rowid`;

/** SQLite limits the parameters of one statement. */
const rowsPerInsert = 200;

export function libsqlAvailability(
  connection: Connection,
  settings: { importKey: ColumnKeys },
): StoredAvailability {
  return {
    ...libsqlCalendarImports(connection, settings),

    async find(accountId) {
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
        .orderBy(
          asc(availabilityRules.weekday),
          asc(availabilityRules.fromMinute),
          insertionOrder,
        );
      const exceptions = await connection.select().from(availabilityExceptions)
        .where(eq(availabilityExceptions.accountId, accountId))
        .orderBy(
          asc(availabilityExceptions.date),
          asc(availabilityExceptions.fromMinute),
          insertionOrder,
        );
      const vacations = await connection
        .select({
          id: schedulingVacations.id,
          fromDate: schedulingVacations.fromDate,
          toDate: schedulingVacations.toDate,
          note: schedulingVacations.note,
        })
        .from(schedulingVacations).where(eq(schedulingVacations.accountId, accountId))
        .orderBy(asc(schedulingVacations.fromDate), insertionOrder);
      const places = await connection
        .select({ id: schedulingPlaces.id, name: schedulingPlaces.name })
        .from(schedulingPlaces).where(eq(schedulingPlaces.accountId, accountId))
        .orderBy(insertionOrder);
      const travelTimes = await connection.select().from(schedulingTravelTimes)
        .where(eq(schedulingTravelTimes.accountId, accountId)).orderBy(insertionOrder);
      const stays = await connection
        .select({
          id: schedulingStays.id,
          fromDate: schedulingStays.fromDate,
          toDate: schedulingStays.toDate,
          timeZone: schedulingStays.timeZone,
        })
        .from(schedulingStays).where(eq(schedulingStays.accountId, accountId))
        .orderBy(asc(schedulingStays.fromDate), insertionOrder);
      const types = await connection.select().from(eventTypes)
        .where(and(eq(eventTypes.accountId, accountId), eq(eventTypes.active, true)))
        .orderBy(asc(eventTypes.position), asc(eventTypes.id));
      const known = new Set(places.map(({ id }) => id));
      return {
        timeZone: account.timeZone,
        rules,
        exceptions: exceptionDays(exceptions),
        vacations,
        places,
        travelTimes: travelTimes.map(({ firstPlaceId, secondPlaceId, minutes }) => ({
          fromPlaceId: firstPlaceId,
          toPlaceId: secondPlaceId,
          minutes,
        })),
        stays,
        practices: types.map((type) => ({
          eventTypeId: type.id,
          questions: type.customQuestions,
          ...withKnownPlaces(rulesOf(type), (placeId) => known.has(placeId)),
        })),
        settings: {
          bufferMinutes: account.bufferMinutes,
          travelMinutes: account.travelMinutes,
          minimumNoticeMinutes: account.minimumNoticeMinutes,
          horizonDays: account.horizonDays,
          stepMinutes: account.stepMinutes,
          dailyMaximum: account.dailyMaximum,
          weeklyMaximum: account.weeklyMaximum,
          closedOnPublicHolidays: account.closedOnPublicHolidays,
        },
        updatedAt: account.updatedAt,
      };
    },

    async replace(accountId, draft, updatedAt) {
      const { timeZone, settings } = draft;
      await connection.update(schedulingAccounts).set({ timeZone, ...settings, updatedAt })
        .where(eq(schedulingAccounts.id, accountId));
      const replaced = [
        availabilityRules,
        availabilityExceptions,
        schedulingVacations,
        schedulingTravelTimes,
        schedulingStays,
      ];
      for (const table of replaced) {
        await connection.delete(table).where(eq(table.accountId, accountId));
      }
      await replacePlaces(connection, accountId, draft.places);
      const { rules, exceptions, vacations, travelTimes, stays } = rowsOf(accountId, draft);
      for (const rows of batches(rules)) {
        await refusedAs(DomainError, connection.insert(availabilityRules).values(rows));
      }
      for (const rows of batches(exceptions)) {
        await refusedAs(DomainError, connection.insert(availabilityExceptions).values(rows));
      }
      for (const rows of batches(vacations)) {
        await refusedAs(DomainError, connection.insert(schedulingVacations).values(rows));
      }
      for (const rows of batches(travelTimes)) {
        await refusedAs(DomainError, connection.insert(schedulingTravelTimes).values(rows));
      }
      for (const rows of batches(stays)) {
        await refusedAs(DomainError, connection.insert(schedulingStays).values(rows));
      }
      await replacePractices(connection, accountId, draft.practices, updatedAt);
    },
  };
}

type ExceptionRow = typeof availabilityExceptions.$inferSelect;

function exceptionDays(rows: ExceptionRow[]): AvailabilityDraft["exceptions"] {
  return [...Map.groupBy(rows, ({ date }) => date)].map(([date, parts]) => ({
    date,
    note: parts[0]!.note,
    ...(parts[0]!.onlyShortens && { onlyShortens: true }),
    ranges: parts.flatMap(({ fromMinute, toMinute, placeId }) =>
      fromMinute === null || toMinute === null ? [] : [{ fromMinute, toMinute, placeId }]
    ),
  }));
}

async function replacePlaces(
  connection: Connection,
  accountId: string,
  places: AvailabilityDraft["places"],
): Promise<void> {
  const isOfAccount = eq(schedulingPlaces.accountId, accountId);
  const ids = places.map(({ id }) => id);
  await connection.delete(schedulingPlaces)
    .where(and(isOfAccount, notInArray(schedulingPlaces.id, ids)));
  if (places.length === 0) return;
  await connection.insert(schedulingPlaces)
    .values(places.map(({ id, name }) => ({ id, name, accountId })))
    .onConflictDoUpdate({
      target: schedulingPlaces.id,
      set: { name: sql`excluded.name` },
      setWhere: isOfAccount,
    });
  const saved = await connection.select({ id: schedulingPlaces.id }).from(schedulingPlaces)
    .where(isOfAccount);
  if (saved.length !== places.length) throw new DomainError("ERR_DUPLICATE_ENTITY");
}

async function replacePractices(
  connection: Connection,
  accountId: string,
  practices: StoredPractice[],
  updatedAt: number,
): Promise<void> {
  const rows = await connection.select().from(eventTypes)
    .where(eq(eventTypes.accountId, accountId));
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { eventTypeId, questions, ...rules } of practices) {
    const row = known.get(eventTypeId);
    if (!row) continue;
    const next = { ...ruleColumns(rules), customQuestions: questions };
    const before = { ...ruleColumns(rulesOf(row)), customQuestions: row.customQuestions };
    if (JSON.stringify(next) === JSON.stringify(before)) continue;
    await connection.update(eventTypes).set({ ...next, updatedAt })
      .where(eq(eventTypes.id, eventTypeId));
  }
}

function rowsOf(
  accountId: string,
  { rules, exceptions, vacations, travelTimes, stays }: StoredDraft,
) {
  return {
    travelTimes: travelTimes.map(({ fromPlaceId, toPlaceId, minutes }) => {
      const [firstPlaceId, secondPlaceId] = [fromPlaceId, toPlaceId].toSorted();
      return { accountId, firstPlaceId: firstPlaceId!, secondPlaceId: secondPlaceId!, minutes };
    }),
    stays: stays.map(({ id, fromDate, toDate, timeZone }) => ({
      id,
      accountId,
      fromDate,
      toDate,
      timeZone,
    })),
    rules: rules.map(({ id, weekday, fromMinute, toMinute, placeId }) => ({
      id,
      accountId,
      weekday,
      fromMinute,
      toMinute,
      placeId,
    })),
    exceptions: exceptions.flatMap(({ date, note, ranges, onlyShortens = false }) => {
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
          onlyShortens,
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

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    yield rows.slice(at, at + rowsPerInsert);
  }
}
