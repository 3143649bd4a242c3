import type { EventType } from "../../domain/scheduling.ts";
import type { Offer } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";

export type OfferedType = { eventType: EventType; offer: Offer | null };

/**
 * Types of one account are listed for every caller with its uri. Without an account, types of hidden practitioners are
 * left out, and the page is filled with the next ones.
 */
export async function listEventTypes(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  { limit, cursor, ...query }: PageQuery & { ownerUri?: string },
): Promise<Page<OfferedType>> {
  const listed: OfferedType[] = [];
  let next: string | null | undefined = cursor;
  do {
    const page: Page<EventType> = await scheduling.listEventTypes({
      ...query,
      limit: limit - listed.length,
      ...(next && { cursor: next }),
    });
    const offers = await persistence.therapists.offersOf(page.items.map(({ uri }) => uri));
    for (const eventType of page.items) {
      const offer = offers.get(eventType.uri) ?? null;
      if (!offer || offer.shown) listed.push({ eventType, offer });
      else if (query.ownerUri) listed.push({ eventType, offer: null });
    }
    next = page.nextCursor;
  } while (next && listed.length < limit);
  return { items: listed, nextCursor: next };
}
