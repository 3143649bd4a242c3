import { createRoute, z } from "@hono/zod-openapi";
import { reviewQueueStates } from "../../ports/persistence/reviews.ts";
import type { Ports } from "../../ports/ports.ts";
import { listReviewQueue } from "../../use-cases/admin/list-review-queue.ts";
import { refusals } from "../errors.ts";
import { json, optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NextCursor, pageQuery, searchText } from "./admin-query.ts";
import { Total } from "./sorted-query.ts";
import { presentQueuedReview, QueuedReviewBody } from "./queued-review-body.ts";

const Count = z.int().min(0).max(10_000_000);

const ReviewQueueBody = z
  .object({
    reviews: z.array(QueuedReviewBody).max(100),
    nextCursor: NextCursor,
    total: Total,
    counts: z.object({ waiting: Count, reported: Count, published: Count, refused: Count }),
  })
  .openapi("ReviewQueue");

const route = createRoute({
  method: "get",
  path: "/api/admin/reviews",
  operationId: "listReviewQueue",
  tags: ["admin"],
  summary: "List all reviews",
  description:
    "For admins. Waiting and reported ones first, the longest waiting before the others; then the last changed.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({ ...pageQuery, text: searchText, state: optional(z.enum(reviewQueueStates)) }),
  },
  responses: {
    200: { description: "A page of reviews", ...json(ReviewQueueBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListReviewQueue(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...rest } = await listReviewQueue(ports, c.var, c.req.valid("query"));
    return c.json({ reviews: items.map(presentQueuedReview), ...rest }, 200);
  });
}
