import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listReceivedReviews } from "../../use-cases/reviews/list-received-reviews.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { NextCursor, PageQuery } from "../therapists/therapist-card-body.ts";
import { presentReceived, ReceivedReviewBody } from "./received-review-body.ts";

const Count = z.int().min(0).max(1_000_000);

const ReceivedReviewsBody = z
  .object({
    reviews: z.array(ReceivedReviewBody).max(100),
    nextCursor: NextCursor,
    unanswered: Count.openapi({ description: "Published reviews without an answer" }),
    rating: z.number().min(1).max(5).nullable().openapi({ description: "The average" }),
    reviewCount: Count,
  })
  .openapi("ReceivedReviews");

const route = createRoute({
  method: "get",
  path: "/api/reviews/received",
  operationId: "listReceivedReviews",
  tags: ["reviews"],
  summary: "List the published reviews of the caller, a practitioner",
  description: "Those without an answer first, then the latest.",
  security: bearer,
  middleware: signedIn,
  request: { query: PageQuery },
  responses: {
    200: { description: "A page of reviews", ...json(ReceivedReviewsBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN"),
  },
});

export function mountListReceivedReviews(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { items, ...rest } = await listReceivedReviews(ports, c.var, c.req.valid("query"));
    c.header("Cache-Control", "no-store");
    return c.json({ reviews: items.map(presentReceived), ...rest }, 200);
  });
}
