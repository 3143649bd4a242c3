import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { schedulingAccounts } from "db/schema/scheduling.ts";
import type {
  Availability,
  DayRange,
  StartTime,
  WeeklyRule,
} from "../../../domain/availability.ts";
import {
  type Calendar,
  type CalendarType,
  withBuffers,
  withHours,
} from "../../../domain/calendar.ts";
import { withKnownPlaces } from "../../../domain/practice-rules.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import {
  busyTimes,
  type EventRow,
  type HoldRow,
  type ImportRow,
  type TogetherRow,
} from "./calendar-busy-times.ts";
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
  startTimes: StartTime[],
];
type TravelRow = [from: string, to: string, minutes: number];
type StayRow = [fromDate: string, toDate: string, timeZone: string];
type CompanionRow = [typeId: string, accountId: string, isReady: number];
type RuleRow = [weekday: number, from: number, to: number, placeId: string | null];
type ExceptionRow = [
  date: string,
  from: number | null,
  to: number | null,
  placeId: string | null,
  onlyShortens: number,
];
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
    const { types, rules, exceptions, vacations, events, holds, imports, ...ids } = row;
    const { id, slug, disabledAt, ...rest } = ids;
    const { places: placeRows, travelTimes, stays, companions, together, ...settings } = rest;
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
      types.map((type) => [type[0], calendarType(type, { availability, places, companions })]),
    );
    const all = { places, types: typesById };
    const busy = busyTimes({ events, holds, imports, together }, all);
    return {
      account: {
        id,
        slug,
        timeZone: settings.timeZone,
        ...(disabledAt === null ? {} : { isDisabled: true }),
      },
      places,
      types: typesById,
      busy: withBuffers(busy, typesById, availability),
      hasGroups: types.some(([, , , , , , capacity]) => capacity > 1),
      since,
      availability,
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
      disabledAt: account.disabledAt,
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
        sql`id, slug, name, duration_minutes, json(meeting_types),
          active and scheduling_accounts.disabled_at is null, capacity,
          once_per_client, buffer_minutes, buffer_before_minutes, minimum_notice_minutes,
          horizon_days, daily_maximum, weekly_maximum, json(hours), json(place_ids),
          json(start_times)`,
        sql`event_types where ${own}`,
      ),
      rules: rowsOf<RuleRow>(
        sql`weekday, from_minute, to_minute, place_id`,
        sql`availability_rules where ${own}`,
      ),
      exceptions: rowsOf<ExceptionRow>(
        sql`date, from_minute, to_minute, place_id, only_shortens`,
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
      companions: rowsOf<CompanionRow>(
        sql`event_type_id, account_id, is_ready`,
        sql`(select event_type_id, companion.account_id,
            state = 'agreed' and show_in_search = 1 and users.id is not null
              and users.disabled_at is null as is_ready
          from event_types
          join practice_companions as companion on event_type_id = event_types.id
          join therapists on therapists.id = companion.therapist_id
          left join users on users.id = therapists.user_id
          where event_types.account_id = scheduling_accounts.id)`,
      ),
      together: rowsOf<TogetherRow>(
        sql`event_id, hold_id, event_type_id, starts_at, ends_at, meeting_type, place, guests, expires_at`,
        sql`(select event_id, hold_id, taken.event_type_id, taken.starts_at, taken.ends_at,
            coalesce(meeting_type, 'VIDEO_CALL') as meeting_type, coalesce(place, '') as place,
            (select count(*) from invitees
              where invitees.event_id = taken.event_id and invitees.status = 'active') as guests,
            holds.expires_at
          from companion_times as taken
          left join scheduled_events on scheduled_events.id = event_id
          left join holds on holds.id = hold_id
          where taken.account_id = scheduling_accounts.id and taken.canceled_at is null
            and taken.starts_at > ${since})`,
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
  { availability, places, companions }: {
    availability: Availability;
    places: ReadonlyMap<string, string>;
    companions: CompanionRow[];
  },
): CalendarType {
  const [id, slug, name, durationMinutes, meetingTypes, active, capacity, once, ...own] = row;
  const [bufferAfterMinutes, bufferBeforeMinutes, minimumNoticeMinutes, horizonDays, ...more] = own;
  const [dailyMaximum, weeklyMaximum, hours, placeIds, startTimes] = more;
  const others = companions.filter(([typeId]) => typeId === id);
  const isComplete = others.every(([, , isReady]) => isReady === 1);
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
    startTimes,
    active: active === 1 && isComplete,
    isComplete,
    companionIds: others.map(([, accountId]) => accountId),
    rules: withKnownPlaces(rules, (placeId) => places.has(placeId)),
  }, availability);
}

function dayRange([fromMinute, toMinute, placeId]: [number, number, string | null]): DayRange {
  return { fromMinute, toMinute, placeId };
}

function exceptionDays(rows: ExceptionRow[]): Availability["exceptions"] {
  return [...Map.groupBy(rows, ([date]) => date)].map(([date, parts]) => ({
    date,
    onlyShortens: parts[0]![4] === 1,
    ranges: parts.flatMap(([, from, to, placeId]) =>
      from === null || to === null ? [] : [dayRange([from, to, placeId])]
    ),
  }));
}
