import type { Ports } from "../../ports/ports.ts";
import { beginAbsence } from "../absences/absence-start.ts";
import type { OwnAbsence } from "../absences/own-absence.ts";
import type { Context } from "../context.ts";
import { calendarRecord, recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

/** A sick day of the practitioner, as `beginAbsence`. Errors also as `requireKeptCalendar`. */
export async function startAssistedAbsence(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, toDate }: { therapistId: string; toDate: string },
): Promise<OwnAbsence> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const record = calendarRecord(persistence, keeper, "start-absence", now);
  const started = await beginAbsence(ports, keeper, { toDate }, now, record);
  const clients = started.sessions.map(({ session }) => session.client.id);
  await recordCalendarReads(persistence, keeper, clients, now);
  return started;
}
