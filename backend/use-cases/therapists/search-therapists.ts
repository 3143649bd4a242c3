import type { Facets, SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type TherapistCard, therapistCards } from "./therapist-card.ts";

type TherapistsFound = {
  total: number;
  cards: TherapistCard[];
  nextCursor: string | null;
  facets: Facets;
  relax: SearchAnswer["relax"];
};

export async function searchTherapists(
  ports: Pick<Ports, "scheduling" | "search">,
  visitor: VisitorContext,
  request: SearchRequest,
): Promise<TherapistsFound> {
  const { hits, ...answer } = await ports.search.find(request, visitor);
  const therapists = await ports.search.therapists(hits.map((hit) => hit.therapistId));
  const hitOf = new Map(hits.map((hit) => [hit.therapistId, hit]));
  const found = therapists.map((therapist) => ({ therapist, ...hitOf.get(therapist.id)! }));
  return { ...answer, cards: await therapistCards(ports, found, visitor.now) };
}
