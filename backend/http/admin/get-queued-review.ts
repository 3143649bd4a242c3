import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getQueuedReview } from "../../use-cases/admin/get-queued-review.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import { ReviewId } from "../reviews/own-review-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import { presentReviewCase, ReviewCaseBody } from "./queued-review-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/admin/reviews/{id}",
  operationId: "getQueuedReview",
  tags: ["admin"],
  summary: "Get a review with its reports",
  description: "For admins.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId },
  responses: {
    200: { description: "The review", headers: etag, ...json(ReviewCaseBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_FORBIDDEN", "ERR_NOT_FOUND"),
  },
});

export function mountGetQueuedReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const body = presentReviewCase(await getQueuedReview(ports, c.var, c.req.valid("param")));
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
