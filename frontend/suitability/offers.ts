import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { viewerZone } from "../i18n/viewer-zone.ts";
import type { Filters } from "../search/filters.ts";
import { fitsOnlyByWay } from "backend/domain/suitability/suited-practices.ts";
import type { Assessment, PracticeVerdict } from "./questionnaire.ts";

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

/**
 * The assessment with practices that a practitioner with the filters of the answers offers before those that none does; the verdict,
 * and whether a need is met, still come first. `offered`: codes.
 */
export function preferOffered(assessment: Assessment, offered: ReadonlySet<string>): Assessment {
  const placed = assessment.practices.filter(({ place }) => place !== null);
  const kinds = Map.groupBy(
    placed,
    (practice) => `${practice.verdict} ${fitsOnlyByWay(assessment, practice)}`,
  );
  const isOffered = ({ code }: PracticeVerdict) => offered.has(code);
  const ordered = [...kinds.values()].flatMap((practices) =>
    practices.toSorted((a, b) => Number(isOffered(b)) - Number(isOffered(a)))
  );
  return {
    ...assessment,
    practices: [
      ...ordered.map((practice, at) => ({ ...practice, place: at + 1 })),
      ...assessment.practices.filter(({ place }) => place === null),
    ],
  };
}
