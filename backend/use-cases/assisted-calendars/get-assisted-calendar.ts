import type { Ports } from "../../ports/ports.ts";
import { readWorkCalendar, type WorkCalendar } from "../availability/work-calendar.ts";
import type { Context } from "../context.ts";
import { recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

/** The calendar of a practitioner whom the caller helps, as `readWorkCalendar`. Errors as `requireKeptCalendar`. */
export async function getAssistedCalendar(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId, ...range }: { therapistId: string; from: string; to: string },
): Promise<WorkCalendar> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const calendar = await readWorkCalendar(ports, keeper, range, now);
  const clients = calendar.sessions.map(({ client }) => client.id);
  await recordCalendarReads(persistence, keeper, clients, now);
  return calendar;
}
