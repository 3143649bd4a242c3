import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listReviews } from "../../use-cases/therapists/list-reviews.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { notModified, publicCache } from "../public-cache.ts";
import type { Router } from "../router.ts";
import { presentReview, ReviewBody } from "./review-body.ts";
import { NextCursor, PageQuery, TherapistId } from "./therapist-card-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/therapists/{id}/reviews",
  operationId: "listReviews",
  tags: ["therapists"],
  summary: "List the published reviews of a practitioner",
  description: "Latest first.",
  middleware: publicCache,
  request: { params: TherapistId, query: PageQuery },
  responses: {
    200: {
      description: "A page of reviews",
      ...json(z.object({ reviews: z.array(ReviewBody).max(100), nextCursor: NextCursor })),
    },
    ...notModified,
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

export function mountListReviews(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("query") };
    const { items, nextCursor } = await listReviews(ports, c.var, input);
    return c.json({ reviews: items.map(presentReview), nextCursor }, 200);
  });
}
