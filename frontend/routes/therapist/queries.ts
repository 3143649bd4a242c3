import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

type Schemas = components["schemas"];

export type TherapistPage = Schemas["TherapistPage"];
export type Practice = Schemas["Practice"];
export type Review = Schemas["Review"];

export function therapistQuery(id: string) {
  return queryOptions({
    queryKey: ["therapist", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}", { params: { path: { id } }, signal })),
  });
}

export function reviewsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["therapist", id, "reviews"],
    queryFn: ({ pageParam, signal }) =>
      ok(api.GET("/api/therapists/{id}/reviews", {
        params: { path: { id }, query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      })),
    initialPageParam: "",
    getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
  });
}
