import { createRoute, z } from "@hono/zod-openapi";
import { reviewLimits } from "../../domain/review.ts";
import { visibleText } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { removeReviewAnswer } from "../../use-cases/admin/remove-review-answer.ts";
import { json, required } from "../json-bodies.ts";
import { ReviewId } from "../reviews/own-review-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, versionOf } from "../version.ts";
import { presentReviewCase, ReviewCaseBody } from "./queued-review-body.ts";
import { ReadReviewVersion, reviewDecisionRefusals } from "./review-decision.ts";

const RemovalBody = z
  .object({
    reason: z.string().max(reviewLimits.note).overwrite((text) => visibleText(text).trim()).min(3)
      .openapi({ description: "For the practitioner, who gets it by mail" }),
  })
  .openapi("AnswerRemoval", { example: { reason: "It tells what was said in the session." } });

const route = createRoute({
  method: "post",
  path: "/api/admin/reviews/{id}/remove-answer",
  operationId: "removeReviewAnswer",
  tags: ["admin"],
  summary: "Remove the answer to a review",
  description:
    "For admins. The review stays, its reports are settled, and the practitioner gets the reason by mail.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: ReadReviewVersion, ...required(RemovalBody) },
  responses: {
    200: { description: "The review", headers: etag, ...json(ReviewCaseBody) },
    ...reviewDecisionRefusals,
  },
});

export function mountRemoveReviewAnswer(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const input = { id, version, ...c.req.valid("json") };
    const body = presentReviewCase(await removeReviewAnswer(ports, c.var, input));
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
