import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { useIdempotencyKey, useSubmit } from "../api/use-submit.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";

export type OwnReview = components["schemas"]["OwnReview"];
export type ReviewContent = components["schemas"]["ReviewContent"];

const myReviewsKey = ["my-reviews"] as const;

const mostListed = 100;

export function myReviewsQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...myReviewsKey, userId],
    queryFn: async ({ signal }) =>
      (await ok(api.GET("/api/reviews/me", { params: { query: { limit: mostListed } }, signal })))
        .reviews,
    enabled: userId !== null,
  });
}

/** The caller's review of a session: undefined while loading, null when there is none. */
export function useReviewOf(sessionId: string): OwnReview | null | undefined {
  const user = useSessionUser();
  return useQuery({
    ...myReviewsQuery(user?.id ?? null),
    select: (reviews) => reviews.find((one) => one.therapySessionId === sessionId) ?? null,
  }).data;
}

/** Writes the first version of a review, or changes the one that its author has read. */
export function useSaveReview(sessionId: string) {
  const queries = useQueryClient();
  const intent = useIdempotencyKey();
  return useSubmit({
    mutationFn: async ({ review, body }: { review: OwnReview | null; body: ReviewContent }) => {
      if (review) {
        return await ok(api.PUT("/api/reviews/{id}", {
          params: { path: { id: review.id }, header: { "if-match": review.version } },
          body,
        }));
      }
      const written = { ...body, therapySessionId: sessionId };
      const header = { "idempotency-key": intent.keyOf(written) };
      const saved = await ok(api.POST("/api/reviews", { params: { header }, body: written }));
      intent.done();
      return saved;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: myReviewsKey }),
  });
}

export function useWithdrawReview() {
  const queries = useQueryClient();
  return useSubmit({
    mutationFn: ({ id, version }: OwnReview) =>
      ok(api.DELETE("/api/reviews/{id}", {
        params: { path: { id }, header: { "if-match": version } },
      })),
    onSettled: () => queries.invalidateQueries({ queryKey: myReviewsKey }),
  });
}
