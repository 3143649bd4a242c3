import { defaultTimeZone } from "../../domain/account.ts";
import type { ListedSession } from "../../domain/session-list.ts";
import { dayOfDate, startOfDay } from "../../domain/wall-clock.ts";
import type { SessionListQuery } from "../../ports/persistence/session-list.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

/** YYYY-MM-DD in the zone of the marketplace, both included. */
type Days = { from?: string | undefined; to?: string | undefined };

export type AdminSessionsQuery = Omit<SessionListQuery, keyof Days> & Days;

export async function listAdminSessions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  query: AdminSessionsQuery,
): Promise<CountedPage<ListedSession>> {
  requireRight(account, "see-sessions");
  return await persistence.sessionList.list(withInstants(query));
}

export function withInstants({ from, to, ...query }: AdminSessionsQuery): SessionListQuery {
  return {
    ...query,
    ...(from ? { from: startOfDay(defaultTimeZone, dayOfDate(from)) } : {}),
    ...(to ? { to: startOfDay(defaultTimeZone, dayOfDate(to) + 1) } : {}),
  };
}
