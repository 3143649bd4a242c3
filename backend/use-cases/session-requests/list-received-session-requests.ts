import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requestEntries, type RequestEntry } from "./request-entry.ts";

/** What waits for the answer of the caller, a practitioner, the earliest deadline first. ERR_FORBIDDEN. */
export async function listReceivedSessionRequests(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<RequestEntry[]> {
  if (account.therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const waiting = await persistence.sessionRequests.listWaitingFor(account.therapistId, now);
  return await requestEntries(persistence, waiting);
}
