import { createRoute, z } from "@hono/zod-openapi";
import { reviewLimits, reviewRefusals } from "../../domain/review.ts";
import { visibleText } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { refuseReview } from "../../use-cases/admin/refuse-review.ts";
import { refused } from "../field-problems.ts";
import { json, required } from "../json-bodies.ts";
import { ReviewId } from "../reviews/own-review-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { etag, versionOf } from "../version.ts";
import { presentReviewCase, ReviewCaseBody } from "./queued-review-body.ts";
import { ReadReviewVersion, reviewDecisionRefusals } from "./review-decision.ts";

const ReviewRefusalBody = z
  .object({
    refusal: z.enum(reviewRefusals),
    note: z.string().max(reviewLimits.note).overwrite((text) => visibleText(text).trim())
      .default("").openapi({ description: "More for the author, who gets it by mail" }),
  })
  .refine(({ refusal, note }) => refusal !== "other" || note !== "", {
    path: ["note"],
    ...refused("ERR_REQUIRED"),
  })
  .openapi("ReviewRefusal", { example: { refusal: "personal-data", note: "" } });

const route = createRoute({
  method: "post",
  path: "/api/admin/reviews/{id}/refuse",
  operationId: "refuseReview",
  tags: ["admin"],
  summary: "Refuse a review with a reason",
  description:
    "For admins: a waiting review, or a published one that is taken back. It is no longer public, and its author gets " +
    "the reason by mail and can change it. Repeating the same decision changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: ReviewId, headers: ReadReviewVersion, ...required(ReviewRefusalBody) },
  responses: {
    200: { description: "The review", headers: etag, ...json(ReviewCaseBody) },
    ...reviewDecisionRefusals,
  },
});

export function mountRefuseReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { id } = c.req.valid("param");
    const version = versionOf(c.req.valid("header")["if-match"]) ?? NaN;
    const input = { id, version, ...c.req.valid("json") };
    const body = presentReviewCase(await refuseReview(ports, c.var, input));
    c.header("ETag", body.version);
    return c.json(body, 200);
  });
}
