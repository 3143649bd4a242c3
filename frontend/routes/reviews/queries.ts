import { infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";

export type ReceivedReview = components["schemas"]["ReceivedReview"];

const receivedKey = ["received-reviews"] as const;

export const receivedReviewsQuery = infiniteQueryOptions({
  queryKey: receivedKey,
  queryFn: ({ pageParam, signal }) =>
    ok(api.GET("/api/reviews/received", {
      params: { query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
      signal,
    })),
  initialPageParam: "",
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
});

type Answer = { answer: string; detailsConfirmed: boolean };

/** Writes or changes the answer; null removes it. */
export function useAnswer({ id, version }: ReceivedReview) {
  const queries = useQueryClient();
  const params = { path: { id }, header: { "if-match": version } };
  return useSubmit<unknown, Answer | null>({
    mutationFn: (answer) =>
      answer
        ? ok(api.PUT("/api/reviews/{id}/answer", { params, body: answer }))
        : ok(api.DELETE("/api/reviews/{id}/answer", { params })),
    onSettled: () => queries.invalidateQueries({ queryKey: receivedKey }),
  });
}
