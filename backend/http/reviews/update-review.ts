import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { updateReview } from "../../use-cases/reviews/update-review.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, versionOf } from "../version.ts";
import {
  contentExample,
  contentOf,
  OwnReviewBody,
  presentOwnReview,
  ReviewContentBody,
  ReviewId,
} from "./own-review-body.ts";

const ChangedReviewBody = ReviewContentBody.openapi("ReviewContent", { example: contentExample });

const route = createRoute({
  method: "put",
  path: "/api/reviews/{id}",
  operationId: "updateReview",
  tags: ["reviews"],
  summary: "Change a review",
  description:
    "For its author. A changed review is hidden at once and waits until an administrator has read it again.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: IfMatch, ...required(ChangedReviewBody) },
  responses: {
    200: { description: "The review", headers: etag, ...json(OwnReviewBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_PERSONAL_DETAILS",
      "ERR_STALE",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountUpdateReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const body = c.req.valid("json");
    const { detailsConfirmed } = body;
    const input = { id, version, content: contentOf(body), detailsConfirmed };
    const review = presentOwnReview(await updateReview(ports, c.var, input));
    c.header("ETag", review.version);
    return c.json(review, 200);
  });
}
