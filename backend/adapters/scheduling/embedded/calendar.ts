import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/open.ts";
import {
  availabilityExceptions,
  availabilityRules,
  eventTypes,
  holds,
  scheduledEvents,
  schedulingAccounts,
  schedulingPlaces,
} from "db/schema/mod.ts";
import type { Availability, Busy } from "../../../domain/availability.ts";
import { oneOf } from "../../persistence/libsql/one-of.ts";

/** One account with everything that decides which of its times are free. */
export type Calendar = {
  account: typeof schedulingAccounts.$inferSelect;
  places: Map<string, string>;
  types: Map<string, CalendarType>;
  /** Booked events and holds that end after `since`, in order of their start. */
  busy: BusyTime[];
  since: number;
};

export type CalendarType = typeof eventTypes.$inferSelect & {
  /** The account's availability, without the ranges in which this type cannot be given. */
  availability: Availability;
};

/** An event is busy for good, a hold until it expires. */
type BusyTime = Busy & { holdId: string | null; expiresAt: number };

/** The calendars of some accounts, or of all; busy times from `since` (ms) on. A query per table, however many. */
export async function loadCalendars(
  connection: Connection,
  accountIds: string[] | "all",
  since: number,
): Promise<Calendar[]> {
  const among = (column: SQLiteColumn): SQL | undefined =>
    accountIds === "all" ? undefined : oneOf(column, accountIds);
  const time = { startsAt: scheduledEvents.startsAt, endsAt: scheduledEvents.endsAt };
  const [accounts, types, places, rules, exceptions, events, held] = await Promise.all([
    connection.select().from(schedulingAccounts).where(among(schedulingAccounts.id)),
    connection.select().from(eventTypes).where(among(eventTypes.accountId)),
    connection.select().from(schedulingPlaces).where(among(schedulingPlaces.accountId)),
    connection.select().from(availabilityRules).where(among(availabilityRules.accountId)),
    connection.select().from(availabilityExceptions)
      .where(among(availabilityExceptions.accountId)),
    connection.select({ accountId: scheduledEvents.accountId, ...time }).from(scheduledEvents)
      .where(and(
        among(scheduledEvents.accountId),
        eq(scheduledEvents.status, "active"),
        gt(scheduledEvents.startsAt, since),
      ))
      .orderBy(asc(scheduledEvents.accountId), asc(scheduledEvents.startsAt)),
    connection.select().from(holds).where(and(among(holds.accountId), gt(holds.startsAt, since))),
  ]);
  const placesOf = Map.groupBy(places, (place) => place.accountId);
  const rulesOf = Map.groupBy(rules, (rule) => rule.accountId);
  const exceptionsOf = Map.groupBy(exceptions, (exception) => exception.accountId);
  const typesOf = Map.groupBy(types, (type) => type.accountId);
  const eventsOf = Map.groupBy(events, (event) => event.accountId);
  const holdsOf = Map.groupBy(held, (hold) => hold.accountId);
  return accounts.map((account) => {
    const availability: Availability = {
      ...account,
      rules: rulesOf.get(account.id) ?? [],
      exceptions: exceptionDays(exceptionsOf.get(account.id) ?? []),
    };
    return {
      account,
      places: new Map(placesOf.get(account.id)?.map(({ id, name }) => [id, name])),
      types: new Map(
        typesOf.get(account.id)?.map((type) => [
          type.id,
          { ...type, availability: availabilityFor(type, availability) },
        ]),
      ),
      busy: busyTimes(eventsOf.get(account.id) ?? [], holdsOf.get(account.id) ?? []),
      since,
    };
  });
}

/** What cannot be given away at `now`; a holder is not in his own way. */
export function busyAt({ busy }: Calendar, now: number, ownHoldId?: string): readonly Busy[] {
  const isBusy = ({ expiresAt, holdId }: BusyTime) =>
    expiresAt > now && (holdId === null || holdId !== ownHoldId);
  return busy.every(isBusy) ? busy : busy.filter(isBusy);
}

function availabilityFor(
  { meetingTypes }: { meetingTypes: string[] },
  availability: Availability,
): Availability {
  if (meetingTypes.includes("VIDEO_CALL")) return availability;
  const hasPlace = ({ placeId }: { placeId: string | null }) => placeId !== null;
  return {
    ...availability,
    rules: availability.rules.filter(hasPlace),
    exceptions: availability.exceptions.map(({ date, ranges }) => ({
      date,
      ranges: ranges.filter(hasPlace),
    })),
  };
}

function exceptionDays(
  rows: (typeof availabilityExceptions.$inferSelect)[],
): Availability["exceptions"] {
  return [...Map.groupBy(rows, (row) => row.date)].map(([date, parts]) => ({
    date,
    ranges: parts.flatMap(({ fromMinute, toMinute, placeId }) =>
      fromMinute === null || toMinute === null ? [] : [{ fromMinute, toMinute, placeId }]
    ),
  }));
}

function busyTimes(events: Busy[], held: (typeof holds.$inferSelect)[]): BusyTime[] {
  const times = [
    ...events.map(({ startsAt, endsAt }) => ({
      startsAt,
      endsAt,
      holdId: null,
      expiresAt: Infinity,
    })),
    ...held.map(({ id, startsAt, endsAt, expiresAt }) => ({
      startsAt,
      endsAt,
      holdId: id,
      expiresAt,
    })),
  ];
  return held.length > 0 ? times.sort((a, b) => a.startsAt - b.startsAt) : times;
}
