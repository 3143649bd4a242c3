import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { writeReview } from "../../use-cases/reviews/write-review.ts";
import { refusals } from "../errors.ts";
import { IdempotencyKey, idempotent } from "../idempotent.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag } from "../version.ts";
import {
  contentExample,
  contentOf,
  OwnReviewBody,
  presentOwnReview,
  ReviewContentBody,
} from "./own-review-body.ts";

const NewReviewBody = z
  .object({ therapySessionId: z.uuid(), ...ReviewContentBody.shape })
  .openapi("NewReview", {
    example: { therapySessionId: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d15", ...contentExample },
  });

const route = createRoute({
  method: "post",
  path: "/api/reviews",
  operationId: "writeReview",
  tags: ["reviews"],
  summary: "Write a review after a session",
  description:
    "For the client of a finished session, once per session. It waits until an administrator has read it. Addresses, " +
    "links and telephone numbers are refused; words that may be too personal have to be confirmed " +
    "(`ERR_PERSONAL_DETAILS` names them).",
  security: bearer,
  middleware: signedIn,
  request: { headers: IdempotencyKey, ...required(NewReviewBody) },
  responses: {
    201: { description: "The review", headers: etag, ...json(OwnReviewBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_NOT_FOUND",
      "ERR_NOT_FINISHED",
      "ERR_NOBODY_MET",
      "ERR_REVIEW_EXISTS",
      "ERR_PERSONAL_DETAILS",
      "ERR_REQUEST_IN_PROGRESS",
      "ERR_IDEMPOTENCY_MISMATCH",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountWriteReview(router: Router, ports: Ports) {
  router.use(route.getRoutingPath(), idempotent(ports));
  router.openapi(route, async (c) => {
    const { therapySessionId, detailsConfirmed, ...body } = c.req.valid("json");
    const content = contentOf({ ...body, detailsConfirmed });
    const input = { therapySessionId, content, detailsConfirmed };
    const review = presentOwnReview(await writeReview(ports, c.var, input));
    c.header("ETag", review.version);
    return c.json(review, 201);
  });
}
