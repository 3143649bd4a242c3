import type { EventType } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";

export async function listEventTypes(
  { scheduling }: Pick<Ports, "scheduling">,
  query: PageQuery & { ownerUri?: string },
): Promise<Page<EventType>> {
  return await scheduling.listEventTypes(query);
}
