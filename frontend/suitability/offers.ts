import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import type { Filters } from "../search/filters.ts";
import type { Assessment } from "./questionnaire.ts";

/** What the answers ask of a practitioner, as filters of the search. */
export function filtersOf({ search }: Assessment): Filters {
  const { languages, gender, cities, meeting, maxPriceCents } = search;
  return {
    ...(languages.length > 0 && { languages }),
    ...(gender && { genders: [gender] }),
    ...(cities.length > 0 && { cities }),
    ...(meeting && { meetingTypes: [meeting] }),
    ...(maxPriceCents !== null && { priceToCents: maxPriceCents }),
  };
}

/** The first practitioners that fit, and how many there are by practice. */
export function offersQuery(filters: Filters, limit: number) {
  return queryOptions({
    queryKey: ["therapists", "offers", filters, limit],
    queryFn: ({ signal }) => {
      const body = { ...filters, timeZone: viewerZone(), limit };
      return ok(api.POST("/api/therapists/search", { body, signal }));
    },
  });
}
