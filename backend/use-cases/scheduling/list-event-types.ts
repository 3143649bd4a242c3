import type { EventType } from "../../domain/scheduling.ts";
import type { Offer } from "../../domain/therapist.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";

export type OfferedType = { eventType: EventType; offer: Offer | null };

/**
 * Types of one account are listed for every caller with its uri. Without an account, types of hidden practitioners are
 * left out, so a page can have fewer than `limit` items.
 */
export async function listEventTypes(
  { persistence, scheduling }: Pick<Ports, "persistence" | "scheduling">,
  query: PageQuery & { ownerUri?: string },
): Promise<Page<OfferedType>> {
  const { items, nextCursor } = await scheduling.listEventTypes(query);
  const offers = await persistence.therapists.offersOf(items.map(({ uri }) => uri));
  return {
    nextCursor,
    items: items.flatMap((eventType) => {
      const offer = offers.get(eventType.uri) ?? null;
      if (!offer || offer.shown) return [{ eventType, offer }];
      return query.ownerUri ? [{ eventType, offer: null }] : [];
    }),
  };
}
