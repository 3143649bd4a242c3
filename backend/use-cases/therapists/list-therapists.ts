import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import { cheapestPractice, type TherapistCard, therapistCards } from "./therapist-card.ts";

export async function listTherapists(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  { now }: { now: number },
  query: PageQuery,
): Promise<Page<TherapistCard>> {
  const { items, nextCursor } = await ports.persistence.therapists.listShown(query);
  const found = items.map((therapist) => ({
    offered: { therapist, offer: cheapestPractice(therapist) ?? null },
    distanceKm: null,
    why: [],
  }));
  return { items: await therapistCards(ports, found, now), nextCursor };
}
