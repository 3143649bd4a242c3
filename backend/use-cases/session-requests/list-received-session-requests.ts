import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { requestEntries, type RequestEntry } from "./request-entry.ts";
import { requireOwnProfile } from "../require-right.ts";

/** What waits for the answer of the caller, a practitioner, the earliest deadline first. ERR_FORBIDDEN. */
export async function listReceivedSessionRequests(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
): Promise<RequestEntry[]> {
  const therapistId = requireOwnProfile(account, "answer-clients");
  const waiting = await persistence.sessionRequests.listWaitingFor(therapistId, now);
  const reads = waiting.map(({ userId }) => {
    return { userId, kind: "requests" as const, why: "session-request" as const };
  });
  await recordReads(persistence, { account, now, role: "practitioner" }, reads);
  return await requestEntries(persistence, waiting);
}
