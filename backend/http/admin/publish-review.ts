import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { publishReview } from "../../use-cases/admin/publish-review.ts";
import { json } from "../json-bodies.ts";
import { ReviewId } from "../reviews/own-review-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, versionOf } from "../version.ts";
import { presentReviewCase, ReviewCaseBody } from "./queued-review-body.ts";
import { ReadReviewVersion, reviewDecisionRefusals } from "./review-decision.ts";

const route = createRoute({
  method: "post",
  path: "/api/admin/reviews/{id}/publish",
  operationId: "publishReview",
  tags: ["admin"],
  summary: "Publish a review",
  description:
    "For admins. Author and practitioner get a mail. A reported review stays, and its reports are settled. Repeating the " +
    "same decision changes nothing. `ERR_ALREADY_DECIDED` when another admin has decided since, `ERR_STALE` when the " +
    "review, its answer or its reports have changed since.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: ReadReviewVersion },
  responses: {
    200: { description: "The review", headers: etag, ...json(ReviewCaseBody) },
    ...reviewDecisionRefusals,
  },
});

export function mountPublishReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const input = { id, version };
    const body = presentReviewCase(await publishReview(ports, c.var, input));
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
