import { distanceKm } from "./search/geo.ts";
import type { SearchFilters } from "./search/search-request.ts";
import type { TherapistOnCard } from "./therapist.ts";

type Location = TherapistOnCard["locations"][number];

/**
 * The practitioner's place nearest to a point, else in one of the cities, else the first one. Null when the practitioner
 * or the filter has sessions by video only.
 */
export function placeToMeet(
  { locations, practices }: Pick<TherapistOnCard, "locations" | "practices">,
  { near, cities, meetingTypes }: Pick<SearchFilters, "near" | "cities" | "meetingTypes">,
): Location | null {
  const inPerson = practices.some((practice) => practice.meetingTypes.includes("IN_PERSON"));
  if (!inPerson || meetingTypes?.length && !meetingTypes.includes("IN_PERSON")) return null;
  const inCity = cities?.length ? locations.filter(({ city }) => cities.includes(city)) : [];
  const among = inCity.length > 0 ? inCity : locations;
  const sorted = near
    ? among.toSorted((one, other) => distanceKm(near, one) - distanceKm(near, other))
    : among;
  return sorted[0] ?? null;
}
