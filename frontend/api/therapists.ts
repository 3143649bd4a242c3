import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type TherapistCard = components["schemas"]["TherapistCard"];
export type Facets = components["schemas"]["Facets"];
export type SearchResult = components["schemas"]["SearchResult"];
export type SearchRequest = components["schemas"]["SearchRequest"];

export const pageSize = 20;

export function searchQuery(filters: Omit<SearchRequest, "limit" | "cursor">) {
  return infiniteQueryOptions({
    queryKey: ["therapists", "search", filters],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filters, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) };
      return ok(api.POST("/api/therapists/search", { body, signal }));
    },
    initialPageParam: "",
    getNextPageParam: (last: SearchResult) => last.nextCursor,
    placeholderData: keepPreviousData,
  });
}
