import { DomainError } from "../../domain/errors.ts";
import type { ScheduledEvent } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { canSeeEvent } from "./scheduling-account.ts";

export async function getScheduledEvent(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<ScheduledEvent> {
  const { scheduling } = ports;
  const found = await scheduling.findScheduledEvent(
    scheduling.resourceUri(`scheduled_events/${id}`),
  );
  if (!found || !await canSeeEvent(ports, account, found.event, found.invitees)) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  return found.event;
}
