import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type UseInfiniteQueryResult,
} from "@tanstack/react-query";
import { viewerZone } from "../i18n/viewer-zone.ts";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type TherapistCard = components["schemas"]["TherapistCard"];
export type Facets = components["schemas"]["Facets"];
export type SearchResult = components["schemas"]["SearchResult"];
export type SearchRequest = components["schemas"]["SearchRequest"];

export type TherapistPage = components["schemas"]["TherapistPage"];
export type Practice = components["schemas"]["Practice"];

export function therapistQuery(id: string) {
  return queryOptions({
    queryKey: ["therapist", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}", { params: { path: { id } }, signal })),
  });
}

export const pageSize = 20;

/** By what the server orders results: a stored test, or what a test of this tab says, which the server does not know. */
export type SuitedOrder = { resultId: string } | { suited: NonNullable<SearchRequest["suited"]> };

/** `after` is the `nextCursor` of the page before the first one. */
export function searchQuery(
  filters: Omit<SearchRequest, "limit" | "cursor" | "timeZone" | "suited">,
  after = "",
  order: SuitedOrder | null = null,
) {
  return infiniteQueryOptions({
    queryKey: ["therapists", "search", filters, after, ...(order ? [order] : [])],
    queryFn: ({ pageParam, signal }) => {
      const timeZone = viewerZone();
      const cursor = pageParam ? { cursor: pageParam } : {};
      const suited = order && "suited" in order ? order : {};
      const body = { ...filters, ...suited, timeZone, limit: pageSize, ...cursor };
      return ok(api.POST("/api/therapists/search", { body, signal }));
    },
    initialPageParam: after,
    getNextPageParam: (last: SearchResult) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Whether a query could not load without a connection; its data are none or those of the query before. */
export function isWaitingForLine(
  { isPaused, isPending, isPlaceholderData }: Pick<
    UseInfiniteQueryResult,
    "isPaused" | "isPending" | "isPlaceholderData"
  >,
): boolean {
  return isPaused && (isPending || isPlaceholderData);
}
