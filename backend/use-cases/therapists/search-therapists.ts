import type { Facets, SearchAnswer, SearchRequest } from "../../domain/search/search-request.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Visit } from "../context.ts";
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
  { scheduling, search }: Needed,
  visit: Visit,
  request: SearchRequest,
): Promise<TherapistsFound> {
  const { hits, ...answer } = await search.find(request, visit);
  const therapists = await search.therapists(hits.map((hit) => hit.therapistId));
  const hitOf = new Map(hits.map((hit) => [hit.therapistId, hit]));
  const found = therapists.map((therapist) => ({ therapist, ...hitOf.get(therapist.id)! }));
  return { ...answer, cards: await cardsOf(scheduling, found, visit.now) };
}
