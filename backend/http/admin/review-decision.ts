import { z } from "@hono/zod-openapi";
import { refusals } from "../errors.ts";
import { bodyRefusals } from "../json-bodies.ts";

/** An administrator decides about the content and the reports that they have read. */
export const ReadReviewVersion = z.object({
  "if-match": z.string().min(1).max(100).openapi({
    description: "The `version` of the review as you have read it",
  }),
});

export const reviewDecisionRefusals = refusals(
  ...bodyRefusals,
  "ERR_UNAUTHORIZED",
  "ERR_FORBIDDEN",
  "ERR_NOT_FOUND",
  "ERR_ALREADY_DECIDED",
  "ERR_STALE",
);
