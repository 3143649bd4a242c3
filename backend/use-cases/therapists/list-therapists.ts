import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";
import { cardsOf, type TherapistCard } from "./therapist-cards.ts";
import type { TherapistSearch } from "./therapist-search.ts";

type Needed = Pick<Ports, "persistence" | "scheduling"> & { search: TherapistSearch };

/** Everybody shown in search, by id. */
export async function listTherapists(
  ports: Needed,
  { now }: { now: number },
  query: PageQuery,
): Promise<Page<TherapistCard>> {
  const { items, nextCursor } = await ports.persistence.therapists.listShown(query);
  const found = items.map((therapist) => ({
    therapist,
    eventTypeUri: therapist.practices.find((practice) => !practice.intro)?.eventTypeUri ?? null,
    distanceKm: null,
    why: [],
  }));
  return { items: await cardsOf(ports, found, now), nextCursor };
}
