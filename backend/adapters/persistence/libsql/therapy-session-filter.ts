import { Buffer } from "node:buffer";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { formerTherapySessions, therapySessions } from "db/schema/therapy-sessions.ts";
import { day } from "../../../domain/duration.ts";
import type { TherapySessionFilter } from "../../../domain/therapy-session-search.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";
import { wrongCursor } from "./cursor.ts";

export type OwnerRole = "client" | "therapist";

type SessionOrder = NonNullable<TherapySessionQuery["order"]>;

/** Queries with the same `key` have the same SQL and can share a prepared statement. */
type SqlFilter = {
  key: string;
  where: SQL;
  ascending: boolean;
  parameters: Record<string, unknown>;
};

const longestSession = day;

const { userId, therapistId, startsAt, endsAt, status, practiceType, id } = therapySessions;
const placeholder = (name: string) => sql.placeholder(name);
const owner = placeholder("owner");
const now = placeholder("now");

const owners = { client: sql`${userId} = ${owner}`, therapist: sql`${therapistId} = ${owner}` };

const cursors = {
  latest: sql`(${startsAt}, ${id}) < (${placeholder("startsAt")}, ${placeholder("id")})`,
  soonest: sql`(${startsAt}, ${id}) > (${placeholder("startsAt")}, ${placeholder("id")})`,
};

// The plus keeps SQLite on the index of the owner: that of all sessions by status reads those of others too.
const statuses = {
  booked: sql`(+${status} = 'booked' and ${endsAt} > ${now})`,
  finished: sql`(+${status} = 'finished' or (+${status} = 'booked' and ${endsAt} <= ${now}))`,
  cancelled: sql`+${status} = 'cancelled'`,
};

const times = {
  upcoming: sql`${startsAt} > ${now} - ${sql.raw(String(longestSession))} and ${endsAt} > ${now}`,
  past: sql`${startsAt} < ${now} and ${endsAt} <= ${now}`,
};

const counterparts = {
  client: sql`${therapistId} = ${placeholder("counterpartId")}`,
  therapist: sql`${userId} = ${placeholder("counterpartId")}`,
};

const isFound = (counterpart: SQL) =>
  sql`((${counterpart}, ${practiceType}) in (
  select value ->> 'counterpartId', value ->> 'practiceType' from json_each(${
    placeholder("counterpartPractices")
  })
) or ${id} in (select value from json_each(${placeholder("sessionIds")})))`;
const found = { client: isFound(sql`${therapistId}`), therapist: isFound(sql`${userId}`) };

/** Matches a session by its id, or by the id of a former session that belongs to it. */
export function hasId(value: string | Placeholder): SQL {
  const { therapySessionId } = formerTherapySessions;
  return sql`${id} in (${value}, (
    select ${therapySessionId} from ${formerTherapySessions}
    where ${formerTherapySessions.id} = ${value}
  ))`;
}

export function sqlFilter(
  role: OwnerRole,
  ownerId: string,
  { cursor, order = "latest", filter }: TherapySessionQuery,
): SqlFilter {
  const last = cursor === undefined ? null : readStartCursor(cursor, order);
  const parts: Record<string, SQL> = { [role]: owners[role] };
  if (last) parts[`${order} after`] = cursors[order];
  Object.assign(parts, filter && filterParts(role, filter));
  return {
    key: `${order}: ${Object.keys(parts).join(", ")}`,
    where: sql.join(Object.values(parts), sql` and `),
    ascending: order === "soonest",
    parameters: { owner: ownerId, ...last, ...(filter && parametersOf(filter)) },
  };
}

function filterParts(role: OwnerRole, filter: TherapySessionFilter): Record<string, SQL> {
  return {
    ...(filter.status && { [filter.status]: statuses[filter.status] }),
    ...(filter.when && { [filter.when]: times[filter.when] }),
    ...(filter.practiceType !== undefined && {
      practiceType: sql`${practiceType} = ${placeholder("practiceType")}`,
    }),
    ...(filter.counterpartId !== undefined && { counterpart: counterparts[role] }),
    ...(filter.from !== undefined && { from: sql`${startsAt} >= ${placeholder("from")}` }),
    ...(filter.to !== undefined && { to: sql`${startsAt} < ${placeholder("to")}` }),
    ...(filter.found && { found: found[role] }),
  };
}

function parametersOf(
  { now, practiceType, counterpartId, from, to, found }: TherapySessionFilter,
) {
  return {
    now,
    practiceType,
    counterpartId,
    from,
    to,
    counterpartPractices: found && JSON.stringify(found.counterpartPractices),
    sessionIds: found && JSON.stringify(found.sessionIds),
  };
}

type LastOfPage = { startsAt: number; id: string };

export function writeStartCursor({ startsAt, id }: LastOfPage, order: SessionOrder): string {
  return Buffer.from(`${order} ${startsAt} ${id}`).toString("base64url");
}

function readStartCursor(cursor: string, order: SessionOrder): LastOfPage {
  const [, ofOrder, startsAt, id] =
    /^(\w+) (-?\d{1,16}) (\S{1,64})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (id === undefined || ofOrder !== order) throw wrongCursor();
  return { startsAt: Number(startsAt), id };
}
