import {
  type Correction,
  type Facets,
  homeZone,
  type Relaxation,
  type SearchRequest,
} from "../../domain/search/search-request.ts";
import { impossibleFilters } from "../../domain/search/impossible-filters.ts";
import { windowOf } from "../../domain/search/time-window.ts";
import { type UnderstoodWords, withUnderstoodWords } from "../../domain/search/understood-words.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Account } from "../../domain/account.ts";
import {
  type SuitedPractices,
  suitedPractices,
} from "../../domain/suitability/suited-practices.ts";
import type { VisitorContext } from "../context.ts";
import { requireKnownValues } from "../domain-values/require-known-values.ts";
import { newestAssessment } from "../suitability/newest-assessment.ts";
import { cardsOfHits, type TherapistCard } from "./therapist-card.ts";

export type TherapistsFound = {
  total: number;
  cards: TherapistCard[];
  nextCursor: string | null;
  facets: Facets;
  relax: Relaxation[];
  corrections: Correction[];
  /** Null when the text names no days, part of the day or price. */
  understood: UnderstoodWords | null;
};

/**
 * The order and the filter `suits` follow `given`, of a test that is not stored, else the newest stored test result of the
 * caller. ERR_INVALID_INPUT for filters that no practitioner can ever fit.
 */
export async function searchTherapists(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  { account, now, language }: VisitorContext & { account: Account | null },
  asTyped: SearchRequest,
  given: SuitedPractices | null = null,
): Promise<TherapistsFound> {
  await requireKnownValues(ports, (values) => impossibleFilters(asTyped, values));
  const newest = given ? null : account && await newestAssessment(ports, account.userId);
  const suited = given ?? (newest && suitedPractices(newest.assessment));
  const { request, understood } = withUnderstoodWords(asTyped, now);
  const { hits, ...answer } = await ports.search.find(request, { now, language, suited });
  const window = windowOf(request, request.timeZone ?? homeZone, now);
  return { ...answer, understood, cards: await cardsOfHits(ports, hits, now, window) };
}
