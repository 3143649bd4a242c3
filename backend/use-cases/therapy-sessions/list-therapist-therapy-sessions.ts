import { DomainError } from "../../domain/errors.ts";
import type { TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";
import type { Context } from "../context.ts";

/** The sessions of the caller's clients, latest start first. ERR_FORBIDDEN for who is no practitioner. */
export async function listTherapistTherapySessions(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  query: PageQuery,
): Promise<Page<TherapySessionEntry>> {
  if (account.therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.therapySessions.listOfTherapist(account.therapistId, query);
}
