import { DomainError } from "../../domain/errors.ts";
import type { SessionTogether } from "../../domain/companion-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** Sessions of others in which the caller takes part. Instants in ms. ERR_FORBIDDEN when the caller is not a practitioner. */
export async function listSessionsTogether(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { account }: Pick<Context, "account">,
  range: { from: number; to: number },
): Promise<SessionTogether[]> {
  const { therapistId } = account;
  if (therapistId === null) throw new DomainError("ERR_FORBIDDEN");
  const eventsUri = scheduling.resourceUri("scheduled_events/");
  return await persistence.companions.listSessions(therapistId, { ...range, eventsUri });
}
