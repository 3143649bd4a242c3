import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import type { Availability, DayRange } from "../../../domain/availability.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { type BusyTime, busyTimes, type EventRow, type HoldRow, type ImportRow } from "./busy.ts";

/** One account with everything that decides which of its times are free. */
export type Calendar = {
  account: { id: string; slug: string; timeZone: string };
  places: Map<string, string>;
  types: Map<string, CalendarType>;
  /** Booked events, holds and imported times after `since`, in order. */
  busy: BusyTime[];
  /** Whether any type is a group's. */
  hasGroups: boolean;
  since: number;
};

export type CalendarType = {
  id: string;
  slug: string;
  name: string;
  durationMinutes: number;
  meetingTypes: MeetingType[];
  /** The only way to meet, when there is but one. */
  onlyBy: MeetingType | undefined;
  /** How many people may book the same start. */
  capacity: number;
  oncePerClient: boolean;
  active: boolean;
  /** The account's. */
  availability: Availability;
};

type PlaceRow = [id: string, name: string];
type TypeRow = [
  id: string,
  slug: string,
  name: string,
  durationMinutes: number,
  meetingTypes: MeetingType[],
  active: number,
  capacity: number,
  oncePerClient: number,
];
type RuleRow = [weekday: number, from: number, to: number, placeId: string | null];
type ExceptionRow = [date: string, from: number | null, to: number | null, placeId: string | null];
type VacationRow = [fromDate: string, toDate: string];

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
    const { types, rules, exceptions, vacations, events, holds, imports, id, slug, ...rest } = row;
    const { places: placeRows, ...settings } = rest;
    const availability: Availability = {
      ...settings,
      rules: rules.map(([weekday, ...range]) => ({ weekday, ...dayRange(range) })),
      exceptions: exceptionDays(exceptions),
      vacations: vacations.map(([fromDate, toDate]) => ({ fromDate, toDate })),
    };
    const places = new Map(placeRows);
    const typesById = new Map(types.map((type) => [type[0], calendarType(type, availability)]));
    return {
      account: { id, slug, timeZone: settings.timeZone },
      places,
      types: typesById,
      busy: busyTimes({ events, holds, imports }, { places, types: typesById }),
      hasGroups: types.some(([, , , , , , capacity]) => capacity > 1),
      since,
    };
  });
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
        sql`id, slug, name, duration_minutes, json(meeting_types), active, capacity,
          once_per_client`,
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
        sql`id, event_type_id, starts_at, ends_at, meeting_type, place, guests`,
        // Guests are counted where there may be more than one.
        sql`(select id, event_type_id, starts_at, ends_at, meeting_type, place,
            case when event_type_id in (select id from event_types where ${own} and capacity > 1)
            then (select count(*) from invitees
              where event_id = scheduled_events.id and status = 'active')
            else 1 end as guests
          from scheduled_events
          where ${own} and status = 'active' and starts_at > ${since} order by starts_at)`,
      ),
      holds: rowsOf<HoldRow>(
        sql`id, event_type_id, starts_at, ends_at, expires_at`,
        sql`holds where ${own} and starts_at > ${since}`,
      ),
      imports: rowsOf<ImportRow>(
        sql`starts_at, ends_at`,
        sql`imported_busy_times where ${own} and ends_at > ${since}`,
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
  [id, slug, name, durationMinutes, meetingTypes, active, capacity, oncePerClient]: TypeRow,
  availability: Availability,
): CalendarType {
  return {
    id,
    slug,
    name,
    durationMinutes,
    meetingTypes,
    onlyBy: meetingTypes.length === 1 ? meetingTypes[0] : undefined,
    capacity,
    oncePerClient: oncePerClient === 1,
    active: active === 1,
    availability,
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
