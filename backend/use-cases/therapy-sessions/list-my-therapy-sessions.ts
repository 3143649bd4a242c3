import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";
import type { Context } from "../context.ts";

/** The caller's own sessions as a client, latest start first. */
export async function listMyTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Page<TherapySessionEntry>> {
  return await persistence.therapySessions.listOfClient(account.userId, query);
}
