import type { Ports } from "../../ports/ports.ts";
import { finishAbsence } from "../absences/absence-end.ts";
import type { OwnAbsence } from "../absences/own-absence.ts";
import type { Context } from "../context.ts";
import { calendarRecord, recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

/** The practitioner is back, as `finishAbsence`. Errors also as `requireKeptCalendar`. */
export async function endAssistedAbsence(
  ports: Pick<Ports, "auth" | "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, id }: { therapistId: string; id: string },
): Promise<OwnAbsence> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const record = calendarRecord(persistence, keeper, "end-absence", now);
  const ended = await finishAbsence(ports, keeper, { id }, now, record);
  const clients = ended.sessions.map(({ session }) => session.client.id);
  await recordCalendarReads(persistence, keeper, clients, now);
  return ended;
}
