import { Buffer } from "node:buffer";
import { type SQL, sql } from "drizzle-orm";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { TherapySessionFilter } from "../../../domain/therapy-session-search.ts";
import type { TherapySessionQuery } from "../../../ports/persistence/therapy-sessions.ts";

export type Side = "client" | "therapist";

/** Queries with the same `key` have the same SQL and can share a prepared statement. */
export type SessionQuery = {
  key: string;
  where: SQL;
  soonest: boolean;
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

const statuses = {
  booked: sql`(${status} = 'booked' and ${endsAt} > ${now})`,
  finished: sql`(${status} = 'finished' or (${status} = 'booked' and ${endsAt} <= ${now}))`,
  cancelled: sql`${status} = 'cancelled'`,
};

const times = {
  upcoming: sql`${startsAt} > ${now} - ${sql.raw(String(longestSession))} and ${endsAt} > ${now}`,
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

export function sessionQuery(
  side: Side,
  owner: string,
  { cursor, order = "latest", filter }: TherapySessionQuery,
): SessionQuery {
  const last = cursor === undefined ? null : readStartCursor(cursor);
  const parts: Record<string, SQL> = { [side]: owners[side] };
  if (last) parts[`${order} after`] = cursors[order];
  Object.assign(parts, filter && filterParts(side, filter));
  return {
    key: `${order}: ${Object.keys(parts).join(", ")}`,
    where: sql.join(Object.values(parts), sql` and `),
    soonest: order === "soonest",
    parameters: { owner, ...last, ...(filter && parametersOf(filter)) },
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

type LastOfPage = { startsAt: number; id: string };

export function writeStartCursor({ startsAt, id }: LastOfPage): string {
  return Buffer.from(`${startsAt} ${id}`).toString("base64url");
}

function readStartCursor(cursor: string): LastOfPage {
  const [, startsAt, id] =
    /^(-?\d{1,16}) (\S{1,64})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (id === undefined) {
    throw new DomainError("ERR_INVALID_INPUT", {
      errors: [{ path: "cursor", errCode: "ERR_INVALID_VALUE", message: "not a cursor" }],
    });
  }
  return { startsAt: Number(startsAt), id };
}
