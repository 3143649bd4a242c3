import type { SessionTogether } from "../../domain/companion-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { requireOwnProfile } from "../require-right.ts";

/** Sessions of others in which the caller takes part. Instants in ms. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listSessionsTogether(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account, now }: Pick<Context, "account" | "now">,
  range: { from: number; to: number },
): Promise<SessionTogether[]> {
  const therapistId = requireOwnProfile(account, "keep-calendar");
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  const sessions = await persistence.companions.listSessions(therapistId, { ...range, eventsUri });
  const reads = sessions.map(({ id, userId }) => {
    return { userId, kind: "session" as const, subjectId: id, why: "companion" as const };
  });
  await recordReads(persistence, { account, now, role: "companion" }, reads);
  return sessions;
}
