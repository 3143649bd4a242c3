import type { Facets, SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { cardsOf, type TherapistCard } from "./therapist-cards.ts";
import type { TherapistSearch } from "./therapist-search.ts";

export type TherapistsFound = {
  total: number;
  cards: TherapistCard[];
  nextCursor: string | null;
  facets: Facets;
  relax: SearchAnswer["relax"];
};

type Needed = Pick<Ports, "scheduling"> & { search: TherapistSearch };

export async function searchTherapists(
  ports: Needed,
  visit: VisitorContext,
  request: SearchRequest,
): Promise<TherapistsFound> {
  const { hits, ...answer } = await ports.search.find(request, visit);
  const therapists = await ports.search.therapists(hits.map((hit) => hit.therapistId));
  const hitOf = new Map(hits.map((hit) => [hit.therapistId, hit]));
  const found = therapists.map((therapist) => ({ therapist, ...hitOf.get(therapist.id)! }));
  return { ...answer, cards: await cardsOf(ports, found, visit.now) };
}
