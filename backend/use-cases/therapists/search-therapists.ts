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
import { cardsOfHits, type TherapistCard } from "./therapist-card.ts";

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
  const window = windowOf(request, request.timeZone ?? homeZone, visitor.now);
  return { ...answer, cards: await cardsOfHits(ports, hits, visitor.now, window) };
}
