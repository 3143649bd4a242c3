import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import { schedulingAccounts } from "db/schema/mod.ts";
import type { Availability, Busy, DayRange } from "../../../domain/availability.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";

/** One account with everything that decides which of its times are free. */
export type Calendar = {
  account: { id: string; slug: string; timeZone: string };
  places: Map<string, string>;
  types: Map<string, CalendarType>;
  /** Booked events and holds that start after `since`, in order. */
  busy: BusyTime[];
  since: number;
};

export type CalendarType = {
  id: string;
  slug: string;
  name: string;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  active: boolean;
  /** The account's availability, without the ranges in which this type cannot be given. */
  availability: Availability;
};

/** An event is busy for good, a hold until it expires. */
type BusyTime = Busy & { holdId: string | null; expiresAt: number };

type PlaceRow = [id: string, name: string];
type TypeRow = [
  id: string,
  slug: string,
  name: string,
  durationMinutes: number,
  meetingTypes: MeetingType[],
  active: number,
];
type RuleRow = [weekday: number, from: number, to: number, placeId: string | null];
type ExceptionRow = [date: string, from: number | null, to: number | null, placeId: string | null];
type VacationRow = [fromDate: string, toDate: string];
type EventRow = [startsAt: number, endsAt: number];
type HoldRow = [id: string, startsAt: number, endsAt: number, expiresAt: number];

/**
 * The calendars of some accounts, or of all; busy times from `since` (ms) on. One statement, so that all parts are of
 * one moment, and one row per account, so that ten thousand are read as one is.
 */
export async function loadCalendars(
  connection: Connection,
  accountIds: string[] | "all",
  since: number,
): Promise<Calendar[]> {
  const ids = accountIds === "all" ? null : JSON.stringify(accountIds);
  const rows = ids === null
    ? await queryOf(connection, undefined).execute({ since })
    : await querySome(connection).execute({ since, ids });
  return rows.map((row) => {
    const { places, types, rules, exceptions, vacations, events, holds, id, slug, ...rest } = row;
    const availability: Availability = {
      ...rest,
      rules: rules.map(([weekday, ...range]) => ({ weekday, ...dayRange(range) })),
      exceptions: exceptionDays(exceptions),
      vacations: vacations.map(([fromDate, toDate]) => ({ fromDate, toDate })),
    };
    return {
      account: { id, slug, timeZone: rest.timeZone },
      places: new Map(places),
      types: new Map(types.map((type) => [type[0], calendarType(type, availability)])),
      busy: busyTimes(events, holds),
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

const prepared = new WeakMap<Connection, ReturnType<typeof queryOf>>();

/** Built once per connection: building it takes longer than running it. */
function querySome(connection: Connection) {
  const known = prepared.get(connection);
  if (known) return known;
  const query = queryOf(
    connection,
    sql`scheduling_accounts.id in (select value from json_each(${sql.placeholder("ids")}))`,
  );
  prepared.set(connection, query);
  return query;
}

function queryOf(connection: Connection, among: SQL | undefined) {
  const account = schedulingAccounts;
  const since = sql.placeholder("since");
  const own = sql`account_id = scheduling_accounts.id`;
  return connection
    .select({
      id: account.id,
      slug: account.slug,
      timeZone: account.timeZone,
      bufferMinutes: account.bufferMinutes,
      travelMinutes: account.travelMinutes,
      minimumNoticeMinutes: account.minimumNoticeMinutes,
      horizonDays: account.horizonDays,
      stepMinutes: account.stepMinutes,
      dailyMaximum: account.dailyMaximum,
      closedOnPublicHolidays: account.closedOnPublicHolidays,
      places: rowsOf<PlaceRow>(sql`id, name`, sql`scheduling_places where ${own}`),
      types: rowsOf<TypeRow>(
        sql`id, slug, name, duration_minutes, json(meeting_types), active`,
        sql`event_types where ${own}`,
      ),
      rules: rowsOf<RuleRow>(
        sql`weekday, from_minute, to_minute, place_id`,
        sql`availability_rules where ${own}`,
      ),
      exceptions: rowsOf<ExceptionRow>(
        sql`date, from_minute, to_minute, place_id`,
        sql`availability_exceptions where ${own}`,
      ),
      vacations: rowsOf<VacationRow>(
        sql`from_date, to_date`,
        sql`scheduling_vacations where ${own}`,
      ),
      events: rowsOf<EventRow>(
        sql`starts_at, ends_at`,
        sql`(select starts_at, ends_at from scheduled_events
          where ${own} and status = 'active' and starts_at > ${since} order by starts_at)`,
      ),
      holds: rowsOf<HoldRow>(
        sql`id, starts_at, ends_at, expires_at`,
        sql`holds where ${own} and starts_at > ${since}`,
      ),
    })
    .from(account)
    .where(among)
    .prepare();
}

function rowsOf<Row>(columns: SQL, from: SQL) {
  return sql`(select json_group_array(json_array(${columns})) from ${from})`
    .mapWith((json: string) => JSON.parse(json) as Row[]);
}

function calendarType(
  [id, slug, name, durationMinutes, meetingTypes, active]: TypeRow,
  availability: Availability,
): CalendarType {
  return {
    id,
    slug,
    name,
    durationMinutes,
    meetingTypes,
    active: active === 1,
    availability: availabilityFor(meetingTypes, availability),
  };
}

function availabilityFor(meetingTypes: MeetingType[], availability: Availability): Availability {
  if (meetingTypes.includes("VIDEO_CALL")) return availability;
  const hasPlace = ({ placeId }: DayRange) => placeId !== null;
  return {
    ...availability,
    rules: availability.rules.filter(hasPlace),
    exceptions: availability.exceptions.map(({ date, ranges }) => ({
      date,
      ranges: ranges.filter(hasPlace),
    })),
  };
}

function dayRange([fromMinute, toMinute, placeId]: [number, number, string | null]): DayRange {
  return { fromMinute, toMinute, placeId };
}

function exceptionDays(rows: ExceptionRow[]): Availability["exceptions"] {
  return [...Map.groupBy(rows, ([date]) => date)].map(([date, parts]) => ({
    date,
    ranges: parts.flatMap(([, from, to, placeId]) =>
      from === null || to === null ? [] : [dayRange([from, to, placeId])]
    ),
  }));
}

function busyTimes(events: EventRow[], holds: HoldRow[]): BusyTime[] {
  const times: BusyTime[] = events.map(([startsAt, endsAt]) => ({
    startsAt,
    endsAt,
    holdId: null,
    expiresAt: Infinity,
  }));
  if (holds.length === 0) return times;
  for (const [holdId, startsAt, endsAt, expiresAt] of holds) {
    times.push({ startsAt, endsAt, holdId, expiresAt });
  }
  return times.sort((a, b) => a.startsAt - b.startsAt);
}
