import { infiniteQueryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type Review = components["schemas"]["Review"];

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

const mostPages = 10;

/** For the server, which shows all reviews in browsers without scripts. */
export function allReviewsQuery(id: string) {
  return { ...reviewsQuery(id), pages: mostPages };
}
