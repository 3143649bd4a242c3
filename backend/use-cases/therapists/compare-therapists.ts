import { DomainError } from "../../domain/errors.ts";
import type { Point } from "../../domain/search/geo.ts";
import { impossibleFilters } from "../../domain/search/impossible-filters.ts";
import { homeZone, type SearchFilters } from "../../domain/search/search-request.ts";
import { withUnderstoodWords } from "../../domain/search/understood-words.ts";
import { windowOf } from "../../domain/search/time-window.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { requireKnownValues } from "../domain-values/require-known-values.ts";
import { findVisibleTherapist } from "./find-visible-therapist.ts";
import { cardsOfHits, type TherapistCard } from "./therapist-card.ts";

/**
 * `fits`: whether the practitioner matches the filters. Otherwise the offer is of the practices and meeting types that the
 * filters name, as far as the practitioner has them, and the times are the next ones.
 */
export type ComparedTherapist = TherapistCard & { fits: boolean };

/** The practitioners with these ids or slugs, in this order. Unknown and hidden ones are left out. */
export async function compareTherapists(
  ports: Pick<Ports, "persistence" | "scheduling" | "search">,
  visitor: VisitorContext,
  { ids, timeZone = homeZone, ...filters }: SearchFilters & { ids: string[]; timeZone?: string },
): Promise<ComparedTherapist[]> {
  await requireKnownValues(ports, (values) => impossibleFilters(filters, values));
  const known = await Promise.all(
    ids.map((id) => findVisibleTherapist(ports.persistence, null, id).catch(nullIfNotFound)),
  );
  const wanted = [...new Set(known.flatMap((therapist) => therapist?.id ?? []))];
  const near = filters.near ?? centreOf(ports, filters.cities?.[0]);
  const origin = near ? { near } : {};
  const cards = new Map<string, ComparedTherapist>();
  for (const request of [filters, ...relaxed(filters)]) {
    const rest = wanted.filter((id) => !cards.has(id));
    for (const card of await find({ ...request, ...origin }, rest)) {
      cards.set(card.offered.therapist.id, { ...card, fits: request === filters });
    }
  }
  return wanted.flatMap((id) => cards.get(id) ?? []);

  async function find(request: SearchFilters, only: string[]): Promise<TherapistCard[]> {
    if (only.length === 0) return [];
    const { request: understood } = withUnderstoodWords(
      { ...request, timeZone, only, limit: only.length },
      visitor.now,
    );
    const { hits } = await ports.search.find(understood, visitor);
    return await cardsOfHits(ports, hits, visitor.now, windowOf(understood, timeZone, visitor.now));
  }
}

/** Filters with less and less of what they say about the practice, and nothing else. */
function relaxed({ practices, groups, meetingTypes }: SearchFilters): SearchFilters[] {
  const kinds = { ...(practices && { practices }), ...(groups && { groups }) };
  return [...(meetingTypes ? [{ ...kinds, meetingTypes }] : []), kinds, {}];
}

function centreOf({ search }: Pick<Ports, "search">, city: string | undefined): Point | null {
  const value = search.domainValues().find(({ domainCode, code }) =>
    domainCode === "CITY" && code === city
  );
  return value?.lat != null && value.lon !== null ? { lat: value.lat, lon: value.lon } : null;
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_NOT_FOUND") return null;
  throw error;
}
