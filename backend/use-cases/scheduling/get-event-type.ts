import { DomainError } from "../../domain/errors.ts";
import type { EventType } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";

export async function getEventType(
  { scheduling }: Pick<Ports, "scheduling">,
  { id }: { id: string },
): Promise<EventType> {
  const type = await scheduling.findEventType(scheduling.resourceUri(`event_types/${id}`));
  if (!type) throw new DomainError("ERR_NOT_FOUND");
  return type;
}
