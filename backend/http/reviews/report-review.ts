import { createRoute, z } from "@hono/zod-openapi";
import { reportReasons, reviewLimits } from "../../domain/review.ts";
import { visibleText } from "../../domain/visible-text.ts";
import type { Ports } from "../../ports/ports.ts";
import { reportReview } from "../../use-cases/reviews/report-review.ts";
import { refusals } from "../errors.ts";
import { accepted, bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { ReviewId } from "./own-review-body.ts";

const ReportBody = z
  .object({
    reason: z.enum(reportReasons).openapi({ description: "`answer`: the answer is the problem" }),
    note: z.string().max(reviewLimits.report).overwrite((text) => visibleText(text).trim())
      .default(""),
  })
  .openapi("ReviewReport", { example: { reason: "insult", note: "" } });

const route = createRoute({
  method: "post",
  path: "/api/reviews/{id}/reports",
  operationId: "reportReview",
  tags: ["reviews"],
  summary: "Report a published review",
  description:
    "For all callers. An administrator decides. One user, or without an account one network a day, counts once.",
  request: { params: ReviewId, ...required(ReportBody) },
  responses: {
    ...accepted,
    ...refusals(...bodyRefusals, "ERR_NOT_FOUND", "ERR_TOO_MANY_REQUESTS"),
  },
});

export function mountReportReview(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await reportReview(ports, c.var, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.json({}, 202);
  });
}
