import type { Ports } from "../../ports/ports.ts";
import { findCurrentAbsence, type OwnAbsence } from "../absences/own-absence.ts";
import type { Context } from "../context.ts";
import { recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

/** The practitioner's absence, as `findCurrentAbsence`. Errors also as `requireKeptCalendar`. */
export async function getAssistedAbsence(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { therapistId }: { therapistId: string },
): Promise<OwnAbsence | null> {
  const { persistence } = ports;
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const current = await findCurrentAbsence(ports, keeper, now);
  const clients = current?.sessions.map(({ session }) => session.client.id) ?? [];
  await recordCalendarReads(persistence, keeper, clients, now);
  return current;
}
