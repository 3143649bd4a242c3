import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordCalendarReads, requireKeptCalendar } from "./kept-calendar.ts";

export const mostAssistedClients = 500;

/** The clients whom the caller can book in again, by name. Errors as `requireKeptCalendar`. */
export async function listAssistedClients(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { therapistId }: { therapistId: string },
): Promise<{ id: string; name: string }[]> {
  const keeper = await requireKeptCalendar(persistence, account, therapistId);
  const pairs = await persistence.therapySessions.listClientPracticesOfTherapist(therapistId);
  const names = new Map(pairs.map(({ counterpartId, name }) => [counterpartId, name]));
  const clients = [...names].map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name)).slice(0, mostAssistedClients);
  await recordCalendarReads(persistence, keeper, clients.map(({ id }) => id), now);
  return clients;
}
