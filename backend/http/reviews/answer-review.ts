import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { answerReview } from "../../use-cases/reviews/answer-review.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, IfMatch, versionOf } from "../version.ts";
import { ReviewId } from "./own-review-body.ts";
import { AnswerBody, presentReceived, ReceivedReviewBody } from "./received-review-body.ts";

const route = createRoute({
  method: "put",
  path: "/api/reviews/{id}/answer",
  operationId: "answerReview",
  tags: ["reviews"],
  summary: "Answer a published review",
  description:
    "For the practitioner. The answer is public at once; it can be changed, and readers can report it.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: IfMatch, ...required(AnswerBody) },
  responses: {
    200: { description: "The review", headers: etag, ...json(ReceivedReviewBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_PERSONAL_DETAILS",
      "ERR_STALE",
    ),
  },
});

export function mountAnswerReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]);
    const input = { id, version, ...c.req.valid("json") };
    const review = presentReceived(await answerReview(ports, c.var, input));
    c.header("ETag", review.version);
    return c.json(review, 200);
  });
}
