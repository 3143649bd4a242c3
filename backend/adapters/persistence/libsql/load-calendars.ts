import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import type { Availability, DayRange, WeeklyRule } from "../../../domain/availability.ts";
import {
  type BusyTime,
  type Calendar,
  type CalendarType,
  placeOfHold,
  withBuffers,
  withHours,
} from "../../../domain/calendar.ts";
import { withKnownPlaces } from "../../../domain/practice-rules.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import { preparedOnce } from "./prepared-once.ts";

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
  bufferAfterMinutes: number | null,
  bufferBeforeMinutes: number | null,
  minimumNoticeMinutes: number | null,
  horizonDays: number | null,
  dailyMaximum: number | null,
  weeklyMaximum: number | null,
  hours: WeeklyRule[] | null,
  placeIds: string[] | null,
];
type TravelRow = [from: string, to: string, minutes: number];
type StayRow = [fromDate: string, toDate: string, timeZone: string];
type EventRow = [
  id: string,
  typeId: string,
  startsAt: number,
  endsAt: number,
  meetingType: MeetingType,
  place: string,
  guests: number,
];
type HoldRow = [id: string, typeId: string, startsAt: number, endsAt: number, expiresAt: number];
type ImportRow = [startsAt: number, endsAt: number];
type RuleRow = [weekday: number, from: number, to: number, placeId: string | null];
type ExceptionRow = [date: string, from: number | null, to: number | null, placeId: string | null];
type VacationRow = [fromDate: string, toDate: string];

/** One statement with one row per account: all parts are of one moment, and ten thousand accounts load fast. */
export async function loadCalendars(
  connection: Connection,
  accountIds: string[] | "all",
  since: number,
): Promise<Calendar[]> {
  const ids = accountIds === "all" ? null : JSON.stringify(accountIds);
  const rows = ids === null
    ? await calendarQuery(connection, undefined).execute({ since })
    : await calendarsById(connection).execute({ since, ids });
  return rows.map((row) => {
    const { types, rules, exceptions, vacations, events, holds, imports, id, slug, ...rest } = row;
    const { places: placeRows, travelTimes, stays, ...settings } = rest;
    const availability: Availability = {
      ...settings,
      rules: rules.map(([weekday, ...range]) => ({ weekday, ...dayRange(range) })),
      exceptions: exceptionDays(exceptions),
      vacations: vacations.map(([fromDate, toDate]) => ({ fromDate, toDate })),
      travelTimes: travelTimes.map(([fromPlaceId, toPlaceId, minutes]) => ({
        fromPlaceId,
        toPlaceId,
        minutes,
      })),
      stays: stays.map(([fromDate, toDate, timeZone]) => ({ fromDate, toDate, timeZone })),
    };
    const places = new Map(placeRows);
    const typesById = new Map(
      types.map((type) => [type[0], calendarType(type, availability, places)]),
    );
    return {
      account: { id, slug, timeZone: settings.timeZone },
      places,
      types: typesById,
      busy: withBuffers(
        busyTimes({ events, holds, imports }, { places, types: typesById }),
        typesById,
      ),
      hasGroups: types.some(([, , , , , , capacity]) => capacity > 1),
      since,
    };
  });
}

const calendarsById = preparedOnce((connection) =>
  calendarQuery(
    connection,
    sql`scheduling_accounts.id in (select value from json_each(${sql.placeholder("ids")}))`,
  )
);

function calendarQuery(connection: Connection, among: SQL | undefined) {
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
      weeklyMaximum: account.weeklyMaximum,
      closedOnPublicHolidays: account.closedOnPublicHolidays,
      places: rowsOf<PlaceRow>(sql`id, name`, sql`scheduling_places where ${own}`),
      types: rowsOf<TypeRow>(
        sql`id, slug, name, duration_minutes, json(meeting_types), active, capacity,
          once_per_client, buffer_minutes, buffer_before_minutes, minimum_notice_minutes,
          horizon_days, daily_maximum, weekly_maximum, json(hours), json(place_ids)`,
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
      travelTimes: rowsOf<TravelRow>(
        sql`first_place_id, second_place_id, minutes`,
        sql`scheduling_travel_times where ${own}`,
      ),
      stays: rowsOf<StayRow>(
        sql`from_date, to_date, time_zone`,
        sql`(select * from scheduling_stays where ${own} order by from_date)`,
      ),
      events: rowsOf<EventRow>(
        sql`id, event_type_id, starts_at, ends_at, meeting_type, place, guests`,
        // Counting guests is slow, so only groups are counted.
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
  row: TypeRow,
  availability: Availability,
  places: ReadonlyMap<string, string>,
): CalendarType {
  const [id, slug, name, durationMinutes, meetingTypes, active, capacity, once, ...own] = row;
  const [bufferAfterMinutes, bufferBeforeMinutes, minimumNoticeMinutes, horizonDays, ...more] = own;
  const [dailyMaximum, weeklyMaximum, hours, placeIds] = more;
  const rules = {
    bufferBeforeMinutes,
    bufferAfterMinutes,
    minimumNoticeMinutes,
    horizonDays,
    dailyMaximum,
    weeklyMaximum,
    hours,
    placeIds,
  };
  return withHours({
    id,
    slug,
    name,
    durationMinutes,
    meetingTypes,
    onlyBy: meetingTypes.length === 1 ? meetingTypes[0] : undefined,
    capacity,
    oncePerClient: once === 1,
    active: active === 1,
    rules: withKnownPlaces(rules, (placeId) => places.has(placeId)),
  }, availability);
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

function busyTimes(
  { events, holds, imports }: { events: EventRow[]; holds: HoldRow[]; imports: ImportRow[] },
  { places, types }: Pick<Calendar, "places" | "types">,
): BusyTime[] {
  const idOfPlace = new Map([...places].map(([id, name]) => [name, id]));
  const times = events.map((
    [id, typeId, startsAt, endsAt, meetingType, place, seats],
  ): BusyTime => ({
    startsAt,
    endsAt,
    kind: "booked",
    // The name of a deleted place serves as its id: it is not the same place as any other.
    placeId: place === "" ? null : idOfPlace.get(place) ?? place,
    typeId,
    event: { id, meetingType, place },
    holdId: null,
    expiresAt: Infinity,
    seats,
  }));
  if (holds.length === 0 && imports.length === 0) return times;
  for (const [holdId, typeId, startsAt, endsAt, expiresAt] of holds) {
    const placeId = placeOfHold(types.get(typeId), startsAt);
    const hold = { startsAt, endsAt, placeId, typeId, holdId, expiresAt };
    times.push({ ...hold, kind: "held", event: null, seats: 1 });
  }
  for (const [startsAt, endsAt] of imports) {
    const unknown = { placeId: null, typeId: null, event: null, holdId: null };
    times.push({ startsAt, endsAt, ...unknown, kind: "imported", expiresAt: Infinity, seats: 1 });
  }
  return times.sort((a, b) => a.startsAt - b.startsAt);
}
