import { therapySessions } from "db/schema/therapy-sessions.ts";
import { day } from "../../../domain/duration.ts";
import { type SQL, sql } from "drizzle-orm";
import type { TherapySessionFilter } from "../../../domain/therapy-session-search.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";
import { placeOf } from "./start-cursor.ts";

export type Side = "client" | "therapist";

/** A page of somebody's sessions as one prepared statement sees it: equal keys are equal statements. */
export type Asked = {
  key: string;
  where: SQL;
  soonest: boolean;
  parameters: Record<string, unknown>;
};

/** No session is longer (ms), so that what ends after a moment starts at most so long before it. */
const longest = day;

const { userId, therapistId, startsAt, endsAt, status, practiceType, id } = therapySessions;
const placeholder = (name: string) => sql.placeholder(name);
const whose = placeholder("whose");
const now = placeholder("now");

const owners = { client: sql`${userId} = ${whose}`, therapist: sql`${therapistId} = ${whose}` };

const cursors = {
  latest: sql`(${startsAt}, ${id}) < (${placeholder("startsAt")}, ${placeholder("id")})`,
  soonest: sql`(${startsAt}, ${id}) > (${placeholder("startsAt")}, ${placeholder("id")})`,
};

const statuses = {
  booked: sql`(${status} = 'booked' and ${endsAt} > ${now})`,
  finished: sql`(${status} = 'finished' or (${status} = 'booked' and ${endsAt} <= ${now}))`,
  cancelled: sql`${status} = 'cancelled'`,
};

const times = {
  upcoming: sql`${startsAt} > ${now} - ${sql.raw(String(longest))} and ${endsAt} > ${now}`,
  past: sql`${startsAt} < ${now} and ${endsAt} <= ${now}`,
};

const others = {
  client: sql`${therapistId} = ${placeholder("otherId")}`,
  therapist: sql`${userId} = ${placeholder("otherId")}`,
};

const kindsOf = (other: SQL) =>
  sql`(${other}, ${practiceType}) in (
  select value ->> 'otherId', value ->> 'practiceType' from json_each(${placeholder("kinds")})
)`;
const kinds = { client: kindsOf(sql`${therapistId}`), therapist: kindsOf(sql`${userId}`) };

/** What is asked of the sessions on one side of them. ERR_INVALID_INPUT when the cursor is not one of ours. */
export function askedOf(side: Side, owner: string, query: TherapySessionQuery): Asked {
  const { cursor, order = "latest", filter } = query;
  const place = cursor === undefined ? null : placeOf(cursor);
  const parts: Record<string, SQL> = { [side]: owners[side] };
  if (place) parts[`${order} after`] = cursors[order];
  Object.assign(parts, filter && filterParts(side, filter));
  return {
    key: `${order}: ${Object.keys(parts).join(", ")}`,
    where: sql.join(Object.values(parts), sql` and `),
    soonest: order === "soonest",
    parameters: { whose: owner, ...place, ...(filter && parametersOf(filter)) },
  };
}

function filterParts(side: Side, filter: TherapySessionFilter): Record<string, SQL> {
  return {
    ...(filter.status && { [filter.status]: statuses[filter.status] }),
    ...(filter.when && { [filter.when]: times[filter.when] }),
    ...(filter.practiceType !== undefined && {
      practice: sql`${practiceType} = ${placeholder("practiceType")}`,
    }),
    ...(filter.otherId !== undefined && { other: others[side] }),
    ...(filter.from !== undefined && { from: sql`${startsAt} >= ${placeholder("from")}` }),
    ...(filter.to !== undefined && { to: sql`${startsAt} < ${placeholder("to")}` }),
    ...(filter.kinds && { kinds: kinds[side] }),
  };
}

function parametersOf({ now, practiceType, otherId, from, to, kinds }: TherapySessionFilter) {
  return { now, practiceType, otherId, from, to, kinds: kinds && JSON.stringify(kinds) };
}
