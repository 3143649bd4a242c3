import type { DomainValue } from "../../domain/domain-value.ts";
import { DomainError } from "../../domain/errors.ts";
import { dayOfSession, figurePeriod } from "../../domain/session-figures.ts";
import type { ExportedSession } from "../../ports/persistence/session-figure-rows.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { startsOf } from "./get-session-figures.ts";
import { requireOwner } from "./own-profile.ts";

const mostRows = 10_000;

/**
 * The sessions of a period, for the practitioner alone. ERR_FORBIDDEN, ERR_INVALID_INPUT, ERR_TOO_MANY_ROWS.
 */
export async function exportSessions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id, ...dates }: { id: string; from: string; to: string },
): Promise<{ sessions: ExportedSession[]; domainValues: DomainValue[] }> {
  requireOwner(account, id, { admins: false });
  const period = figurePeriod(dates);
  const read = await persistence.sessionFigureRows
    .listForExport(id, startsOf(period), 2 * mostRows);
  const sessions = read.filter((session) => {
    const day = dayOfSession(session);
    return period.from <= day && day <= period.to;
  });
  if (sessions.length > mostRows) throw new DomainError("ERR_TOO_MANY_ROWS");
  return { sessions, domainValues: await persistence.domainValues.list() };
}
