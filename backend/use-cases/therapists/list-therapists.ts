import type { Ports } from "../../ports/ports.ts";
import type { Page, PageQuery } from "../../ports/scheduling.ts";
import { cardsOf, type TherapistCard } from "./therapist-cards.ts";

type Needed = Pick<Ports, "persistence" | "scheduling">;

/** Everybody shown in search, by id. */
export async function listTherapists(
  { persistence, scheduling }: Needed,
  { now }: { now: number },
  query: PageQuery,
): Promise<Page<TherapistCard>> {
  const { items, nextCursor } = await persistence.therapists.listShown(query);
  const found = items.map((therapist) => ({
    therapist,
    eventTypeUri: therapist.practices.find((practice) => !practice.intro)?.eventTypeUri ?? null,
    distanceKm: null,
    why: [],
  }));
  return { items: await cardsOf(scheduling, found, now), nextCursor };
}
