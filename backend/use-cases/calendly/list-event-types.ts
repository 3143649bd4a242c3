import type { EventType } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";

/**
 * Who was told of an account may ask for its types. Among everybody's, those of practitioners who do not show
 * themselves are left out, so a page can hold fewer than `limit`.
 */
export async function listEventTypes(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  query: PageQuery & { ownerUri?: string },
): Promise<Page<EventType>> {
  const page = await scheduling.listEventTypes(query);
  if (query.ownerUri) return page;
  const hidden = await persistence.therapists.hiddenEventTypes(page.items.map(({ uri }) => uri));
  return { ...page, items: page.items.filter(({ uri }) => !hidden.has(uri)) };
}
