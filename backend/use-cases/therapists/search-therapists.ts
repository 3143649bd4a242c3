import {
  type Correction,
  type Facets,
  homeZone,
  type Relaxation,
  type SearchRequest,
} from "../../domain/search/search-request.ts";
import { windowOf } from "../../domain/search/time-window.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type TherapistCard, therapistCards } from "./therapist-card.ts";

export type TherapistsFound = {
  total: number;
  cards: TherapistCard[];
  nextCursor: string | null;
  facets: Facets;
  relax: Relaxation[];
  corrections: Correction[];
};

export async function searchTherapists(
  ports: Pick<Ports, "scheduling" | "search">,
  visitor: VisitorContext,
  request: SearchRequest,
): Promise<TherapistsFound> {
  const { hits, ...answer } = await ports.search.find(request, visitor);
  const therapists = await ports.search.therapists(hits.map((hit) => hit.therapistId));
  const found = therapists.map((therapist, at) => {
    // Who was hidden meanwhile is left out of the practitioners.
    const isNext = hits[at]?.therapistId === therapist.id;
    const hit = isNext ? hits[at]! : hits.find(({ therapistId }) => therapistId === therapist.id)!;
    const { eventTypeUri, distanceKm, why } = hit;
    return { therapist, eventTypeUri, distanceKm, why };
  });
  const window = windowOf(request, request.timeZone ?? homeZone, visitor.now);
  return { ...answer, cards: await therapistCards(ports, found, visitor.now, window) };
}
