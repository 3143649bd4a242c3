import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listMyReviews } from "../../use-cases/reviews/list-my-reviews.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NextCursor, PageQuery } from "../therapists/therapist-card-body.ts";
import { OwnReviewBody, presentOwnReview } from "./own-review-body.ts";

const MyReviewsBody = z
  .object({ reviews: z.array(OwnReviewBody).max(100), nextCursor: NextCursor })
  .openapi("MyReviews");

const route = createRoute({
  method: "get",
  path: "/api/reviews/me",
  operationId: "listMyReviews",
  tags: ["reviews"],
  summary: "List the reviews that the caller wrote",
  description: "Latest first, also those that wait or are refused.",
  security: bearer,
  middleware: signedIn,
  request: { query: PageQuery },
  responses: {
    200: { description: "A page of reviews", ...json(MyReviewsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED"),
  },
});

export function mountListMyReviews(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, nextCursor } = await listMyReviews(ports, c.var, c.req.valid("query"));
    c.header("Cache-Control", "no-store");
    return c.json({ reviews: items.map(presentOwnReview), nextCursor }, 200);
  });
}
